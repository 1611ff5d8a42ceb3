import { useMessage } from '@admissions/store';
import { downloadUrl } from '@admissions/ui';
import { FormField } from '../../base/form-field.tsx';
import { TEXTS } from '../../base/texts.ts';
import { formatBytes, getFileExtension } from '../../media/file-info.ts';
import { MediaButton } from '../../media/media-button.tsx';
import { missingOpenFormat } from '../../media/missing-open-format.ts';
import styles from './file-form.module.css';
import type { ItemFormProps } from './item-form.ts';
import { LineField } from './line-field.tsx';
import { BODY_TEXTS, TYPE_LABELS } from './texts.ts';

const DOWNLOADS = ['file'] as const;

export function FileForm({ item, onChange, errors }: ItemFormProps<'file'>) {
  const t = useMessage();
  const { file } = item;
  return (
    <>
      <FormField
        label={TYPE_LABELS.file}
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
            <MediaButton
              aria-describedby={control['aria-describedby']}
              kinds={DOWNLOADS}
              onPick={([picked]) => {
                if (!picked) return;
                const { id, url, name, size, type } = picked.media;
                const label = item.label || name.replace(/\.\w{2,4}$/, '').slice(0, 80);
                onChange({ ...item, label, file: { media: id, url, label, size, type } });
              }}
            >
              {t(file ? BODY_TEXTS.changeFile : BODY_TEXTS.chooseFile)}
            </MediaButton>
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
