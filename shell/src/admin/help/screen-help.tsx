import { type Localised, pair } from '@admissions/model';
import { useMessage } from '@admissions/store';
import styles from './screen-help.module.css';

/** Folded help of the shell's screens; `PageHeader` of the remotes would load the whole kit. */
export function ScreenHelp({ lines }: { lines: readonly Localised[] }) {
  const t = useMessage();
  return (
    <details className={styles.help}>
      <summary>{t(SUMMARY)}</summary>
      <ul>
        {lines.map((line) => (
          <li key={line.en}>{t(line)}</li>
        ))}
      </ul>
    </details>
  );
}
const SUMMARY = pair('這個畫面怎麼用', 'How this screen works');
