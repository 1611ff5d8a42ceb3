import type { AuditEntry, Priv } from '@admissions/contracts';
import { AREA_LABELS } from '@admissions/contracts';
import { useMessage } from '@admissions/store';
import { grantedAreas } from '../../lib/flag-rules.ts';
import styles from './audit-list.module.css';
import { detailName, reasonName, valueText } from './audit-words.ts';

const FLAGS = ['priv', 'before', 'after'];

/** What a line of the log holds besides who, what and when: a name and a value each. */
export function AuditDetails({ details }: { details: AuditEntry['details'] }) {
  const t = useMessage();
  function describeValue(name: string, value: unknown): string {
    if (name === 'message' && typeof value === 'string') return t.error(value);
    if (name === 'reason' && typeof value === 'string') return t(reasonName(value));
    const shown =
      FLAGS.includes(name) && isPriv(value)
        ? grantedAreas(value).map((area) => t(AREA_LABELS[area]))
        : value;
    return valueText(shown, { yes: t('common.yes'), no: t('common.no') });
  }
  return (
    <dl className={styles.details}>
      {Object.entries(details).map(([name, value]) => (
        <div key={name}>
          <dt>{t(detailName(name))}</dt>
          <dd>{describeValue(name, value)}</dd>
        </div>
      ))}
    </dl>
  );
}

const isPriv = (value: unknown): value is Priv =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
