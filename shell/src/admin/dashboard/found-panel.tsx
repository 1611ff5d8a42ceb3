import { formatMoment } from '@admissions/model';
import type { Dashboard } from '@admissions/protocol/staff';
import { ADMIN_SITE_CHECK, SITE_RULES } from '@admissions/protocol/staff';
import { useMessage } from '@admissions/store';
import { Link } from 'react-router';
import styles from './dashboard.module.css';
import { Panel } from './panel.tsx';
import { RULE_NAMES } from './rule-texts.ts';
import { TEXTS } from './texts.ts';

/** Findings of the last site audit. */
export function FoundPanel({ found }: { found: Dashboard['found'] }) {
  const t = useMessage();
  const rules = SITE_RULES.filter((rule) => (found?.counts[rule] ?? 0) > 0);
  return (
    <Panel
      title={t(TEXTS.found)}
      empty={rules.length === 0 && t(found ? TEXTS.foundNothing : TEXTS.foundNever)}
      after={
        <p className={styles.empty}>
          {found && t(TEXTS.foundAt, { moment: formatMoment(found.checkedAt) })}{' '}
          <Link to={ADMIN_SITE_CHECK}>{t(TEXTS.seeFound)}</Link>
        </p>
      }
    >
      {rules.map((rule) => (
        <li key={rule}>
          <Link to={`${ADMIN_SITE_CHECK}?rule=${rule}`}>{t(RULE_NAMES[rule])}</Link>
          <b>{found?.counts[rule]}</b>
        </li>
      ))}
    </Panel>
  );
}
