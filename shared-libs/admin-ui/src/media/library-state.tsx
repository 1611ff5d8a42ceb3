import { useMessage } from '@admissions/store';
import { Alert, Button, Spin } from 'antd';
import styles from './library.module.css';
import { MEDIA_TEXTS } from './texts.ts';
import { UploadList } from './upload-list.tsx';
import type { Library } from './use-library.ts';

/** Above the files: uploads, and the reason for an empty list. */
export function LibraryState({ library }: { library: Library }) {
  const t = useMessage();
  const { found, failure, reload, uploads } = library;
  return (
    <>
      <UploadList {...uploads} />
      {failure && (
        <Alert
          type="error"
          showIcon
          role="alert"
          title={failure}
          action={
            <Button size="small" onClick={reload}>
              {t(MEDIA_TEXTS.again)}
            </Button>
          }
        />
      )}
      {!found && !failure && <Spin className={styles.waiting} />}
      {found?.list.length === 0 && <p className={styles.nothing}>{t(MEDIA_TEXTS.nothing)}</p>}
    </>
  );
}
