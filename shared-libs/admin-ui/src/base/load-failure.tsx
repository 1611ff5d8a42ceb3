import { errorMessage } from '@admissions/api-client';
import { useMessage } from '@admissions/store';
import { Alert, Button } from 'antd';

interface LoadFailureProps {
  /** Of `useLoaded`. */
  error: unknown;
  reload: () => void;
}
/** Why data could not be loaded, with a retry; nothing without an error. */
export function LoadFailure({ error, reload }: LoadFailureProps) {
  const t = useMessage();
  if (error === null) return null;
  return (
    <Alert
      type="error"
      showIcon
      title={errorMessage(error, t)}
      action={
        <Button size="small" onClick={reload}>
          {t('network.retry')}
        </Button>
      }
    />
  );
}
