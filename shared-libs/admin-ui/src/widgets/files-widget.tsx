import type { FileValue } from '@admissions/contracts';
import { Button, Input } from 'antd';
import { useState } from 'react';
import { FormField } from '../form/form-field.tsx';
import { useTexts } from '../use-texts.ts';
import styles from './list-widget.module.css';
import { MediaPicker } from './media-picker.tsx';
import type { WidgetProps } from './widget.ts';

/** Files to download, each with the name that visitors read. */
export function FilesWidget({ field, label, value, onChange, onBlur, error, errors }: WidgetProps) {
  const text = useTexts();
  const [isPicking, setPicking] = useState(false);
  const files = (value ?? []) as FileValue[];
  const rename = (index: number, name: string) => onChange(files.map((file, at) => (at === index ? { ...file, label: name } : file)));
  return (
    <FormField label={label} error={error ?? errors[`${files.length - 1}`]} isRequired={field.required} isGroup>
      {(control) => (
        <>
          <ol className={styles.rows}>
            {files.map((file, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same file may stand here twice, and every control is controlled
              <li key={index} className={styles.row}>
                <Input
                  aria-label={text('fileLabel', { number: index + 1 })}
                  status={errors[`${index}.label`] ? 'error' : ''}
                  value={file.label}
                  maxLength={80}
                  onChange={({ target }) => rename(index, target.value)}
                  onBlur={onBlur}
                />
                <Button
                  danger
                  type="text"
                  aria-label={text('removeFile', { number: index + 1 })}
                  onClick={() => onChange(files.filter((_, at) => at !== index))}
                >
                  ✕
                </Button>
              </li>
            ))}
          </ol>
          <Button aria-describedby={control['aria-describedby']} onClick={() => setPicking(true)}>
            {text('addFile')}
          </Button>
          {isPicking && (
            <MediaPicker
              sort="file"
              onClose={() => setPicking(false)}
              onPick={({ id, url, name, size, type }) => {
                setPicking(false);
                onChange([...files, { media: id, url, label: name.slice(0, 80), size, type }]);
              }}
            />
          )}
        </>
      )}
    </FormField>
  );
}
