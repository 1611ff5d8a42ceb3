import type { FileValue } from '@admissions/model';
import type { MediaKind } from '@admissions/protocol/staff';
import { useMessage } from '@admissions/store';
import { downloadUrl, Icon } from '@admissions/ui';
import { Button, Input } from 'antd';
import { TEXTS } from '../base/texts.ts';
import type { WidgetProps } from '../field-types/widget.ts';
import { formatBytes, getFileExtension } from '../media/file-info.ts';
import { MediaButton } from '../media/media-button.tsx';
import { missingOpenFormat } from '../media/missing-open-format.ts';
import { WidgetField } from './widget-field.tsx';
import styles from './widgets.module.css';

const DOWNLOADS: readonly MediaKind[] = ['file'];

/** Downloads, each with its visible name. */
export function FilesWidget(props: WidgetProps) {
  const t = useMessage();
  const { value, onChange, error, errors } = props;
  const files = (value ?? []) as FileValue[];
  const rename = (index: number, name: string) =>
    onChange(files.map((file, at) => (at === index ? { ...file, label: name } : file)));
  return (
    <WidgetField of={props} error={error ?? errors[`${files.length - 1}`]} isGroup>
      {(control) => (
        <>
          <ol className="gap-s below-xs grid">
            {files.map((file, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: files may repeat; inputs are controlled
              <li key={index} className="line">
                <a
                  href={downloadUrl(file)}
                  target="_blank"
                  rel="noopener noreferrer"
                  className={styles.sort}
                >
                  {getFileExtension(file.url)}
                  <small>{formatBytes(file.size)}</small>
                </a>
                <Input
                  aria-label={t(TEXTS.fileLabel, { number: index + 1 })}
                  status={errors[`${index}.label`] ? 'error' : ''}
                  value={file.label}
                  maxLength={80}
                  onChange={({ target }) => rename(index, target.value)}
                />
                <Button
                  danger
                  type="text"
                  aria-label={t(TEXTS.removeFile, { number: index + 1 })}
                  onClick={() => onChange(files.filter((_, at) => at !== index))}
                >
                  <Icon name="close" />
                </Button>
              </li>
            ))}
          </ol>
          {files.some((file) => missingOpenFormat(file, files)) && (
            <p className="below-xs mini caution">{t(TEXTS.openTwin)}</p>
          )}
          <MediaButton
            aria-describedby={control['aria-describedby']}
            kinds={DOWNLOADS}
            isMany
            onPick={(picked) => {
              const added = picked.map(({ media: { id, url, name, size, type } }) => ({
                media: id,
                url,
                label: name.slice(0, 80),
                size,
                type,
              }));
              onChange([...files, ...added]);
            }}
          >
            {t(TEXTS.addFile)}
          </MediaButton>
        </>
      )}
    </WidgetField>
  );
}
