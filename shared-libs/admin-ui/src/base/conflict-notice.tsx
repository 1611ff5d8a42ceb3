import { Alert, Button } from 'antd';
import styles from './conflict-notice.module.css';

interface ConflictLine {
  field: string;
  text: string;
  /** Button that adopts the other editor's version. */
  takeTheirs?: { label: string; onClick: () => void };
}
/** Shown after a merge: what happened to the typed text and which fields conflict. */
export function ConflictNotice({
  title,
  text,
  lines,
  closing,
}: {
  title: string;
  text: string;
  lines: readonly ConflictLine[];
  closing?: string;
}) {
  return (
    <Alert
      type="warning"
      showIcon
      title={title}
      description={
        <div className={styles.body}>
          <p>{text}</p>
          {lines.length > 0 && (
            <ul>
              {lines.map((line) => (
                <li key={line.field}>
                  {line.text}
                  {line.takeTheirs && (
                    <>
                      {' '}
                      <Button size="small" onClick={line.takeTheirs.onClick}>
                        {line.takeTheirs.label}
                      </Button>
                    </>
                  )}
                </li>
              ))}
            </ul>
          )}
          {closing && <p>{closing}</p>}
        </div>
      }
    />
  );
}
