import type { AnyKind } from '@admissions/model';
import type { Finding } from '@admissions/model/checks';
import type { FormValues } from '@admissions/model/merge';
import { useMessage } from '@admissions/store';
import type { UseFormReturn } from 'react-hook-form';
import styles from './finding-list.module.css';
import { TEXTS } from './texts.ts';
import { useFindingDescriptions } from './use-finding-descriptions.ts';

interface FindingListProps {
  kind: AnyKind;
  findings: readonly Finding[];
  form: UseFormReturn<FormValues>;
  /** Fields of this form; findings elsewhere have no link. */
  fields: readonly string[];
  /** Navigates to the field of a finding, where it is visible. */
  onPlace?: (finding: Finding) => void;
}
/** Findings as text, with one-click fixes. */
export function FindingList({ kind, findings, form, fields, onPlace }: FindingListProps) {
  const t = useMessage();
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
            <button
              type="button"
              onClick={() => form.setValue(finding.field, finding.instead, { shouldDirty: true })}
            >
              {t(TEXTS.takeDay, { day: finding.other ?? '' })}
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
