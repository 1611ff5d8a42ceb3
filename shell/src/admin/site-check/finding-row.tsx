import { formatMoment } from '@admissions/model';
import type { SiteFinding } from '@admissions/protocol/staff';
import { useMessage } from '@admissions/store';
import { EntryLink } from '../dashboard/entry-link.tsx';
import styles from './site-check.module.css';
import { FOUND_TEXTS, TEXTS } from './texts.ts';

export function FindingRow({
  finding,
  onSetAside,
}: {
  finding: SiteFinding;
  onSetAside: (finding: SiteFinding, isRight: boolean) => Promise<void>;
}) {
  const t = useMessage();
  const { rule, words, item, title, setAside } = finding;
  const named = { title, words };
  return (
    <li>
      <EntryLink entry={finding} />
      <span className={styles.what}>
        {t(FOUND_TEXTS[rule], { words })}
        {item !== null && (
          <small className="faint tiny block">{t(TEXTS.item, { number: item + 1 })}</small>
        )}
        {setAside && (
          <small className="faint tiny block">
            {t(TEXTS.by, { by: setAside.by, moment: formatMoment(setAside.at) })}
          </small>
        )}
      </span>
      <button
        type="button"
        className={styles.aside}
        aria-label={t(setAside ? TEXTS.takeBackOf : TEXTS.isRightOf, named)}
        onClick={() => void onSetAside(finding, setAside === null)}
      >
        {t(setAside ? TEXTS.takeBack : TEXTS.isRight)}
      </button>
    </li>
  );
}
