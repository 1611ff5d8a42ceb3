import { api, isApiError } from '@admissions/api-client';
import type { Media } from '@admissions/contracts';
import { MEDIA_PATHS } from '@admissions/contracts';
import { isMessageKey } from '@admissions/contracts/messages';
import { useMessage } from '@admissions/store';
import { Button } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { FormField } from '../../form/form-field.tsx';
import { useBodyTexts } from '../use-body-texts.ts';
import type { ItemFormProps } from './item-form.ts';
import { LineField } from './line-field.tsx';

const PDF = 'application/pdf';

export function FileForm({ item, onChange, errors }: ItemFormProps<'file'>) {
  const t = useMessage();
  const text = useBodyTexts();
  const input = useRef<HTMLInputElement>(null);
  const [share, setShare] = useState<number | null>(null);
  const [failure, setFailure] = useState<string>();
  const latest = useRef(item);
  useEffect(() => {
    latest.current = item;
  }, [item]);

  async function upload(file: File): Promise<void> {
    if (file.type !== PDF) return setFailure(t('validation.fileType', { types: 'PDF' }));
    setFailure(undefined);
    setShare(0);
    const body = new FormData();
    body.append('file', file);
    try {
      const { id, url, name, size, type } = await api().post<Media>(MEDIA_PATHS.upload, body, { onProgress: setShare, once: true });
      // The label may have been typed while the file was on its way.
      const label = latest.current.label || name.replace(/\.pdf$/i, '').slice(0, 80);
      onChange({ ...latest.current, file: { media: id, url, label, size, type }, label });
    } catch (error) {
      const message = isApiError(error) ? (error.errors.file?.[0] ?? error.message) : 'error.default';
      setFailure(isMessageKey(message) ? t(message) : message);
    } finally {
      setShare(null);
    }
  }
  return (
    <>
      <FormField label={text('file')} hint={text('fileHint')} error={failure ?? errors.file ?? errors['file.media']} isRequired isGroup>
        {(control) => (
          <>
            {item.file && (
              <p>
                <a href={item.file.url} target="_blank" rel="noopener noreferrer">
                  {item.file.label}
                </a>
                {` ${sizeText(item.file.size)}`}
              </p>
            )}
            <input
              ref={input}
              type="file"
              accept={PDF}
              hidden
              aria-label={text('chooseFile')}
              onChange={({ target }) => {
                const [file] = target.files ?? [];
                if (file) void upload(file);
                // The same file can be chosen again after a failure.
                target.value = '';
              }}
            />
            <Button aria-describedby={control['aria-describedby']} loading={share !== null} onClick={() => input.current?.click()}>
              {share !== null ? t('loading.uploading', { percent: Math.round(share * 100) }) : text(item.file ? 'changeFile' : 'chooseFile')}
            </Button>
          </>
        )}
      </FormField>
      <LineField
        label={text('fileLabel')}
        value={item.label}
        max={80}
        isRequired
        error={errors.label ?? errors['file.label']}
        onChange={(label) => onChange({ ...item, label, file: item.file && { ...item.file, label } })}
      />
    </>
  );
}
const sizeText = (bytes: number) => (bytes < 1_048_576 ? `${Math.max(1, Math.round(bytes / 1024))} KB` : `${(bytes / 1_048_576).toFixed(1)} MB`);
