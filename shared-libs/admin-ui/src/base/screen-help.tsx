import { pair } from '@admissions/model';
import { useMessage } from '@admissions/store';
import styles from './screen-help.module.css';

/** Help of a screen, collapsed by default. */
export function ScreenHelp({ lines }: { lines: readonly string[] }) {
  const t = useMessage();
  return (
    <details className={styles.help}>
      <summary>{t(SUMMARY)}</summary>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </details>
  );
}
const SUMMARY = pair('這個畫面怎麼用', 'How this screen works');
