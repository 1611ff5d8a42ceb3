import type { Finding } from '@admissions/model/checks';
import { useMessage } from '@admissions/store';
import { useKindFormParts } from '../base/kind-form-context.ts';
import styles from './finding-list.module.css';
import { TEXTS } from './texts.ts';
import { useFindingDescriptions } from './use-finding-descriptions.ts';

interface FindingListProps {
  findings: readonly Finding[];
  /** Navigates to the field of a finding, where it is visible. */
  onPlace?: (finding: Finding) => void;
}
/** Findings as text, with one-click fixes; those in fields of other forms have no link. */
export function FindingList({ findings, onPlace }: FindingListProps) {
  const t = useMessage();
  const { kind, form, fields } = useKindFormParts();
  const { describePlace, describeRule } = useFindingDescriptions(kind);
  return (
    <ul className={styles.findings}>
      {findings.map((finding) => (
        <li key={JSON.stringify(finding)}>
          {onPlace && fields.includes(finding.field) ? (
            <button type="button" onClick={() => onPlace(finding)}>
              {describePlace(finding)}
            </button>
          ) : (
            <strong>{describePlace(finding)}</strong>
          )}
          <span>{describeRule(finding)}</span>
          {finding.instead !== undefined && fields.includes(finding.field) && (
            <button type="button" onClick={() => form.change({ [finding.field]: finding.instead })}>
              {t(TEXTS.takeDay, { day: finding.other ?? '' })}
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
