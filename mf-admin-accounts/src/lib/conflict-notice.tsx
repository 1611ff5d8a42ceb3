import { Alert } from '@admissions/admin-ui';
import { useMessage } from '@admissions/store';
import { SHARED_TEXTS } from './texts.ts';

/** Told when somebody else saved in the meantime; `theirs` are the fields that both changed, with what they hold now. */
export function ConflictNotice({ theirs }: { theirs: { field: string; value: string }[] }) {
  const t = useMessage();
  return (
    <Alert
      type="warning"
      showIcon
      role="alert"
      title={t(SHARED_TEXTS.conflict.title)}
      description={
        <>
          {t(SHARED_TEXTS.conflict.text)}
          {theirs.length > 0 && (
            <ul>
              {theirs.map(({ field, value }) => (
                <li key={field}>{t(SHARED_TEXTS.conflict.theirs, { field, value })}</li>
              ))}
            </ul>
          )}
        </>
      }
    />
  );
}
