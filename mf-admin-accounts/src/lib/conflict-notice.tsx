import { Alert } from '@admissions/admin-ui';
import { useText } from './use-text.ts';

/** Told when somebody else saved in the meantime; `theirs` are the fields that both changed, with what they hold now. */
export function ConflictNotice({ theirs }: { theirs: { field: string; value: string }[] }) {
  const text = useText();
  return (
    <Alert
      type="warning"
      showIcon
      role="alert"
      title={text('conflict.title')}
      description={
        <>
          {text('conflict.text')}
          {theirs.length > 0 && (
            <ul>
              {theirs.map(({ field, value }) => (
                <li key={field}>{text('conflict.theirs', { field, value })}</li>
              ))}
            </ul>
          )}
        </>
      }
    />
  );
}
