import type { AnyKind } from '@admissions/model';
import { PART_SEPARATOR } from '@admissions/model';
import type { Finding } from '@admissions/model/checks';
import type { FormValues } from '@admissions/model/merge';
import { useMessage } from '@admissions/store';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { Panel } from '../base/panel.tsx';
import { useDebouncedValues } from '../base/use-debounced-values.ts';
import styles from './checks-panel.module.css';
import { FindingList } from './finding-list.tsx';
import { focusField } from './focus-field.ts';
import { TEXTS } from './texts.ts';
import { useChecks } from './use-checks.ts';

/** Pause in typing before the next check. */
const DEBOUNCE_MS = 800;

interface ChecksPanelProps {
  kind: AnyKind;
  /** Null: a new entry. */
  id: number | null;
  form: UseFormReturn<FormValues>;
  /** Fields of this form; findings elsewhere have no link. */
  fields: readonly string[];
  /** Receives a function that checks the current values. */
  onChecks?: (find: () => Promise<readonly Finding[]>) => void;
}
/** Warnings before publishing, each with a link to its field. */
export function ChecksPanel({ kind, id, form, fields, onChecks }: ChecksPanelProps) {
  const t = useMessage();
  const root = useRef<HTMLDivElement>(null);
  const { findings, checkNow } = useChecks(kind, id, useDebouncedValues(form, DEBOUNCE_MS));
  const notifyChecks = useEffectEvent((find: () => Promise<readonly Finding[]>) =>
    onChecks?.(find),
  );
  const { getValues } = form;
  useEffect(() => notifyChecks(() => checkNow(getValues())), [checkNow, getValues]);
  return (
    <div ref={root} className="space-m">
      <Panel title={t(TEXTS.title)}>
        <p role="status" className={styles.state} data-quiet={findings.length === 0 || undefined}>
          {findings.length === 0
            ? t(TEXTS.none)
            : [t(TEXTS.count, { count: findings.length }), t(TEXTS.note)].join(t(PART_SEPARATOR))}
        </p>
        <FindingList
          kind={kind}
          findings={findings}
          form={form}
          fields={fields}
          onPlace={(finding) => focusField(root.current?.closest('form') ?? null, finding)}
        />
      </Panel>
    </div>
  );
}
