import { useMessage } from '@admissions/store';
import { downloadUrl } from '@admissions/ui';
import { Button } from 'antd';
import { useState } from 'react';
import { FormField } from '../../base/form-field.tsx';
import { TEXTS } from '../../base/texts.ts';
import { formatBytes, getFileExtension } from '../../media/file-info.ts';
import { LazyMediaLibrary } from '../../media/lazy-media-library.ts';
import { missingOpenFormat } from '../../media/missing-open-format.ts';
import styles from './file-form.module.css';
import type { ItemFormProps } from './item-form.ts';
import { LineField } from './line-field.tsx';
import { BODY_TEXTS } from './texts.ts';

const DOWNLOADS = ['file'] as const;

export function FileForm({ item, onChange, errors }: ItemFormProps<'file'>) {
  const t = useMessage();
  const [isPicking, setPicking] = useState(false);
  const { file } = item;
  return (
    <>
      <FormField
        label={BODY_TEXTS.file}
        hint={file && missingOpenFormat(file, []) ? t(TEXTS.openTwin) : t(BODY_TEXTS.fileHint)}
        error={errors.file ?? errors['file.media']}
        isRequired
        isGroup
      >
        {(control) => (
          <div className={styles.file}>
            {file && (
              <a href={downloadUrl(file)} target="_blank" rel="noopener noreferrer">
                <strong>{getFileExtension(file.url)}</strong>
                <span>{file.label}</span>
                <small>{formatBytes(file.size)}</small>
              </a>
            )}
            <Button aria-describedby={control['aria-describedby']} onClick={() => setPicking(true)}>
              {t(file ? BODY_TEXTS.changeFile : BODY_TEXTS.chooseFile)}
            </Button>
            {isPicking && (
              <LazyMediaLibrary
                kinds={DOWNLOADS}
                onClose={() => setPicking(false)}
                onPick={([picked]) => {
                  setPicking(false);
                  if (!picked) return;
                  const { id, url, name, size, type } = picked.media;
                  const label = item.label || name.replace(/\.\w{2,4}$/, '').slice(0, 80);
                  onChange({ ...item, label, file: { media: id, url, label, size, type } });
                }}
              />
            )}
          </div>
        )}
      </FormField>
      <LineField
        of={{
          item,
          errors,
          onChange: ({ label, ...rest }) =>
            onChange({ ...rest, label, file: rest.file && { ...rest.file, label } }),
        }}
        name="label"
        label={BODY_TEXTS.fileLabel}
        max={80}
        isRequired
        error={errors.label ?? errors['file.label']}
      />
    </>
  );
}
