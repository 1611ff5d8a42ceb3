import type { FieldErrors } from '@admissions/model';
import type { Finding } from '@admissions/model/checks';
import { useMessage } from '@admissions/store';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useKindFormParts } from '../base/kind-form-context.ts';
import { Panel } from '../base/panel.tsx';
import { useDebouncedValues } from '../base/use-debounced-values.ts';
import styles from './checks-panel.module.css';
import { FindingList } from './finding-list.tsx';
import { focusField } from './focus-field.ts';
import { isMust } from './is-must.ts';
import { TEXTS } from './texts.ts';
import { useChecks } from './use-checks.ts';

/** Pause in typing before the next check. */
const DEBOUNCE_MS = 800;

interface ChecksPanelProps {
  /** Receives a function that checks the current values. */
  onChecks: (find: () => Promise<readonly Finding[]>) => void;
}
/** Warnings before publishing, each with a link to its field. */
export function ChecksPanel({ onChecks }: ChecksPanelProps) {
  const t = useMessage();
  const { kind, id, form, fields } = useKindFormParts();
  const root = useRef<HTMLDivElement>(null);
  const values = useDebouncedValues(form, DEBOUNCE_MS);
  const { findings: hints, checkNow } = useChecks(kind, id, values);
  const invalid = listInvalid(form.check(values)).toSorted(
    (one, other) => fields.indexOf(one.field) - fields.indexOf(other.field),
  );
  const findings = [...invalid, ...hints];
  const levels = LEVELS.map((level) => ({
    level,
    found: findings.filter((finding) => levelOf(finding) === level),
  })).filter(({ found }) => found.length > 0);
  const [worst] = levels;
  const notifyChecks = useEffectEvent(onChecks);
  useEffect(() => notifyChecks(() => checkNow(form.read())), [checkNow, form]);
  return (
    <div ref={root} className="space-m">
      <Panel title={TEXTS.title}>
        <p
          role="status"
          className={styles.state}
          data-quiet={!worst || worst.level === 'could' || undefined}
        >
          {t(worst ? STATES[worst.level] : TEXTS.none)}
        </p>
        {levels.map(({ level, found }) => (
          <section key={level} className="space-s">
            <h3 className="plain-size">{t(TEXTS[level], { count: found.length })}</h3>
            <FindingList
              findings={found}
              onPlace={(finding) => focusField(root.current?.closest('form') ?? null, finding)}
            />
          </section>
        ))}
      </Panel>
    </div>
  );
}

const LEVELS = ['must', 'live', 'hint', 'could'] as const;
const STATES = {
  must: TEXTS.blocked,
  live: TEXTS.beforeLive,
  hint: TEXTS.note,
  could: TEXTS.note,
};

function levelOf(finding: Finding) {
  if (finding.rule === 'invalid') return 'must';
  if (finding.rule === 'sampleText') return 'live';
  return isMust(finding) ? 'hint' : 'could';
}

/** What blocks publishing: empty required fields, and values of a wrong form. */
const listInvalid = (errors: FieldErrors): Finding[] =>
  Object.entries(errors).map(([path, [words = '']]) => {
    const [field = path, item = ''] = path.split('.');
    const row = /^\d+$/.test(item) && { item: Number(item) };
    return { rule: 'invalid', field, path, words, ...row };
  });
