import type { Localised } from '@admissions/model';
import { useMessage } from '@admissions/store';
import styles from './screen-help.module.css';

/** What a screen of the shell's own is for and how one works with it, folded; the remotes' screens have theirs from `PageHeader`, which would bring the whole kit. */
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
const SUMMARY: Localised = { 'zh-TW': '這個畫面怎麼用', en: 'How this screen works' };
