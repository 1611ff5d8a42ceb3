import { filled } from '@admissions/model/messages';
import type { Subject } from '@admissions/model/terms';
import { AST_SUBJECTS, GSAT_SUBJECTS, SUBJECT_NAMES } from '@admissions/model/terms';
import { Button } from '@admissions/ui';
import { MarkInput } from '../../marks/mark-input.tsx';
import { forgetMarks } from '../../marks/typed-marks.ts';
import type { findAsked } from './reckon-entry.ts';
import styles from './score-fields.module.css';
import { TEXTS } from './texts.ts';

const APCS = ['apcsConcept', 'apcsPractice'] as const satisfies readonly Subject[];

/** The fields of the marks that these ways in go by. */
export function ScoreFields({ asked }: { asked: ReturnType<typeof findAsked> }) {
  const apcs = APCS.filter((subject) => asked.tests.has(subject));
  const hasListening = asked.tests.has('listening');
  const placed = [...GSAT_SUBJECTS, ...AST_SUBJECTS].filter((each) => asked.placement.has(each));
  return (
    <div className="stack">
      <fieldset className={styles.group}>
        <legend>{TEXTS.gsat}</legend>
        <div className={styles.grid}>
          {GSAT_SUBJECTS.map((subject) => (
            <MarkInput
              key={subject}
              field={`tests.${subject}`}
              label={SUBJECT_NAMES[subject]['zh-TW']}
              canMiss
            />
          ))}
        </div>
      </fieldset>
      {(asked.hasRank || hasListening || apcs.length > 0) && (
        <fieldset className={styles.group}>
          <legend>{TEXTS.more}</legend>
          <div className={`${styles.grid} ${styles.wide}`}>
            {asked.hasRank && <MarkInput field="rank" label={TEXTS.rank} />}
            {apcs.map((subject) => (
              <MarkInput
                key={subject}
                field={`tests.${subject}`}
                label={filled(TEXTS.apcs, { subject: SUBJECT_NAMES[subject]['zh-TW'] })}
              />
            ))}
            {hasListening && <MarkInput field="tests.listening" label={TEXTS.listening} />}
          </div>
        </fieldset>
      )}
      {placed.length > 0 && (
        <details className={styles.placement}>
          <summary>{TEXTS.placement}</summary>
          <div className={styles.grid}>
            {placed.map((subject) => (
              <MarkInput
                key={subject}
                field={`placement.${subject}`}
                label={SUBJECT_NAMES[subject]['zh-TW']}
              />
            ))}
          </div>
        </details>
      )}
      <p>
        <Button look="quiet" onClick={forgetMarks}>
          {TEXTS.forget}
        </Button>
      </p>
    </div>
  );
}
