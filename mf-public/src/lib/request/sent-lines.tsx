import { JoinedWords } from '../joined-words.tsx';
import styles from './sent-lines.module.css';
import type { SentLine } from './sent-summary.ts';

export const SentLines = ({ lines }: { lines: readonly SentLine[] }) => (
  <dl className={styles.lines}>
    {lines.map(({ label, value }) => (
      <div key={label}>
        <dt>
          <JoinedWords>{label}</JoinedWords>
        </dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);
