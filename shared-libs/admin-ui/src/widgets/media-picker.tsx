import { api, isApiError } from '@admissions/api-client';
import type { Media, MediaKind, Page } from '@admissions/contracts';
import { MEDIA_PATHS } from '@admissions/contracts';
import { isMessageKey } from '@admissions/contracts/messages';
import { useMessage } from '@admissions/store';
import { Alert, Button, Input, Modal } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../use-texts.ts';
import styles from './media-picker.module.css';

const PER_PAGE = 24;

interface MediaPickerProps {
  /** What may be chosen. */
  sort?: MediaKind;
  onPick: (media: Media) => void;
  onClose: () => void;
}
/** The media library: search, choose, or upload something new. */
export function MediaPicker({ sort = 'image', onPick, onClose }: MediaPickerProps) {
  const t = useMessage();
  const text = useTexts();
  const file = useRef<HTMLInputElement>(null);
  const [search, setSearch] = useState('');
  const [found, setFound] = useState<Page<Media> | null>(null);
  const [share, setShare] = useState<number | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const isPicture = sort === 'image' || sort === 'panorama';
  const uploadText = text(isPicture ? 'upload' : 'uploadFile');
  const say = (error: unknown) => {
    const message = isApiError(error) ? (error.errors.file?.[0] ?? error.message) : 'error.default';
    setFailure(isMessageKey(message) ? t(message) : message);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: read again when the search changes only
  useEffect(() => {
    const loading = new AbortController();
    api()
      .get<Page<Media>>(MEDIA_PATHS.list, { params: { text: search, type: sort, perpage: PER_PAGE }, signal: loading.signal })
      .then(setFound)
      .catch((error: unknown) => !loading.signal.aborted && say(error));
    return () => loading.abort();
  }, [search]);

  async function upload(chosen: File): Promise<void> {
    setFailure(null);
    setShare(0);
    const body = new FormData();
    body.append('file', chosen);
    try {
      onPick(
        await api().post<Media>(sort === 'panorama' ? `${MEDIA_PATHS.upload}?kind=panorama` : MEDIA_PATHS.upload, body, { onProgress: setShare, once: true }),
      );
    } catch (error) {
      say(error);
    } finally {
      setShare(null);
    }
  }
  return (
    <Modal open title={text('library')} footer={null} width={880} onCancel={onClose}>
      <div className={styles.bar}>
        <Input.Search aria-label={text('search')} placeholder={text('search')} allowClear onSearch={setSearch} className={styles.search} />
        <input
          ref={file}
          type="file"
          accept="image/jpeg,image/png,image/webp,image/avif,image/gif"
          hidden
          aria-label={uploadText}
          onChange={({ target }) => target.files?.[0] && void upload(target.files[0])}
        />
        <Button type="primary" loading={share !== null} onClick={() => file.current?.click()}>
          {share === null ? uploadText : text('uploading', { percent: Math.round(share * 100) })}
        </Button>
      </div>
      {failure && <Alert type="error" title={failure} role="alert" showIcon />}
      <ul className={styles.grid}>
        {found?.list.map((media) => (
          <li key={media.id}>
            <button type="button" className={styles.choice} onClick={() => onPick(media)} aria-label={media.name}>
              {isPicture && <img src={media.url} alt="" loading="lazy" />}
              <span>{media.name}</span>
            </button>
          </li>
        ))}
      </ul>
    </Modal>
  );
}
