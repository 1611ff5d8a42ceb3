import { Alert, Button } from 'antd';
import styles from './conflict-notice.module.css';

export interface ConflictLine {
  field: string;
  text: string;
  /** A button that takes what they saved. */
  takeTheirs?: { label: string; onClick: () => void };
}
/** Told when somebody else saved in the meantime: what became of what was typed, and which fields both changed. */
export function ConflictNotice({
  title,
  text,
  lines,
  closing,
}: {
  title: string;
  text: string;
  lines: readonly ConflictLine[];
  /** Below the lines. */
  closing?: string;
}) {
  return (
    <Alert
      type="warning"
      showIcon
      role="alert"
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
