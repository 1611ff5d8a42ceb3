import { useMessage } from '@admissions/store';
import { Alert, Button } from 'antd';
import { MEDIA_TEXTS } from './texts.ts';

/** Why the files could not be read, and the way to ask again. */
export function LibraryFailure({ failure, onAgain }: { failure: string; onAgain: () => void }) {
  const t = useMessage();
  return (
    <Alert
      type="error"
      showIcon
      role="alert"
      title={failure}
      action={
        <Button size="small" onClick={onAgain}>
          {t(MEDIA_TEXTS.again)}
        </Button>
      }
    />
  );
}
