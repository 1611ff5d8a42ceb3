import { fillPlaceholders } from '@admissions/model/messages';
import type { Subject } from '@admissions/model/terms';
import { AST_SUBJECTS, GSAT_SUBJECTS, SUBJECT_NAMES } from '@admissions/model/terms';
import { Button } from '@admissions/ui';
import { ScoreInput } from '../../scores/score-input.tsx';
import { clearTypedScores } from '../../scores/typed-scores.ts';
import type { findRequiredInputs } from './evaluate-entry.ts';
import styles from './score-fields.module.css';
import { TEXTS } from './texts.ts';

const APCS = ['apcsConcept', 'apcsPractice'] as const satisfies readonly Subject[];

export function ScoreFields({ inputs }: { inputs: ReturnType<typeof findRequiredInputs> }) {
  const apcs = APCS.filter((subject) => inputs.tests.has(subject));
  const hasListening = inputs.tests.has('listening');
  const placed = [...GSAT_SUBJECTS, ...AST_SUBJECTS].filter((each) => inputs.placement.has(each));
  return (
    <div className="stack">
      <fieldset>
        <legend className="bold">{TEXTS.gsat}</legend>
        <p className="muted">{TEXTS.limits}</p>
        <div className={styles.grid}>
          {GSAT_SUBJECTS.map((subject) => (
            <ScoreInput
              key={subject}
              field={`tests.${subject}`}
              label={SUBJECT_NAMES[subject]['zh-TW']}
              canMiss
            />
          ))}
        </div>
      </fieldset>
      {(inputs.hasRank || hasListening || apcs.length > 0) && (
        <details>
          <summary>{TEXTS.more}</summary>
          <div className={`${styles.grid} ${styles.wide}`}>
            {inputs.hasRank && <ScoreInput field="rank" label={TEXTS.rank} />}
            {apcs.map((subject) => (
              <ScoreInput
                key={subject}
                field={`tests.${subject}`}
                label={fillPlaceholders(TEXTS.apcs, { subject: SUBJECT_NAMES[subject]['zh-TW'] })}
              />
            ))}
            {hasListening && <ScoreInput field="tests.listening" label={TEXTS.listening} />}
          </div>
        </details>
      )}
      {placed.length > 0 && (
        <details>
          <summary>{TEXTS.placement}</summary>
          <div className={styles.grid}>
            {placed.map((subject) => (
              <ScoreInput
                key={subject}
                field={`placement.${subject}`}
                label={SUBJECT_NAMES[subject]['zh-TW']}
              />
            ))}
          </div>
        </details>
      )}
      <p>
        <Button look="quiet" onClick={clearTypedScores}>
          {TEXTS.forget}
        </Button>
      </p>
    </div>
  );
}
