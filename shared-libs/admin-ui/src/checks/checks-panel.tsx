import type { AnyKind } from '@admissions/contracts';
import { useMessage } from '@admissions/store';
import { useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useWatch } from 'react-hook-form';
import type { FormValues } from '../base/form-values.ts';
import { Panel } from '../base/panel.tsx';
import { readFieldLabel } from '../labels/field-labels.ts';
import { REVISION_TEXTS } from '../revisions/texts.ts';
import styles from './checks-panel.module.css';
import type { Finding } from './finding.ts';
import { focusField } from './focus-field.ts';
import { RULE_TEXTS, TEXTS } from './texts.ts';
import { useChecks } from './use-checks.ts';

interface ChecksPanelProps {
  kind: AnyKind;
  form: UseFormReturn<FormValues>;
  /** The fields that this form shows; what is found elsewhere is told without a way there. */
  fields: readonly string[];
}
/** What deserves a second look before publishing, each with the way to its place in the form. */
export function ChecksPanel({ kind, form, fields }: ChecksPanelProps) {
  const t = useMessage();
  const place = useRef<HTMLDivElement>(null);
  const findings = useChecks(kind, useWatch({ control: form.control }));
  const go = (finding: Finding) => focusField(place.current?.closest('form') ?? null, finding);
  const describeFinding = ({ field, item }: Finding) => {
    const name =
      field === 'unpublishAt' ? t(REVISION_TEXTS.unpublishAt) : t(readFieldLabel(kind, field));
    return item === undefined ? name : t(TEXTS.place, { field: name, number: item + 1 });
  };
  return (
    <div ref={place} className={styles.checks}>
      <Panel title={t(TEXTS.title)}>
        <p role="status" className={styles.state} data-quiet={findings.length === 0 || undefined}>
          {findings.length === 0
            ? t(TEXTS.none)
            : `${t(TEXTS.count, { count: findings.length })}　${t(TEXTS.note)}`}
        </p>
        <ul className={styles.findings}>
          {findings.map((finding) => {
            const words = t(RULE_TEXTS[finding.rule], { words: finding.words });
            return (
              <li key={JSON.stringify(finding)}>
                {fields.includes(finding.field) ? (
                  <button type="button" onClick={() => go(finding)}>
                    {describeFinding(finding)}
                  </button>
                ) : (
                  <strong>{describeFinding(finding)}</strong>
                )}
                <span>{words}</span>
              </li>
            );
          })}
        </ul>
      </Panel>
    </div>
  );
}
