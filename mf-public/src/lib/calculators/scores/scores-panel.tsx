import { fillPlaceholders } from '@admissions/model/messages';
import { AST_SUBJECTS, GSAT_SUBJECTS, SUBJECT_NAMES, type Subject } from '@admissions/model/terms';
import { useMessage } from '@admissions/store';
import { Button, ButtonLink } from '@admissions/ui';
import { useId, useMemo } from 'react';
import { describeUnapproved } from '../../departments/unapproved.ts';
import { ScoreInput } from '../../scores/score-input.tsx';
import { parseScores } from '../../scores/scores.ts';
import { findNewestStandards } from '../../scores/standards.ts';
import { StandardsTable } from '../../scores/standards-table.tsx';
import { clearTypedScores, useTypedScores } from '../../scores/typed-scores.ts';
import { CompareLink } from '../../shortlist/shortlist-button.tsx';
import { findRequiredInputs } from './evaluate-entry.ts';
import type { ScoreData } from './score-data.ts';
import { ScoreResults, useEvaluations } from './score-results.tsx';
import styles from './scores-panel.module.css';
import { TEXTS } from './texts.ts';

const RESULTS = 'score-results';

/** The scores never leave the page. */
export function ScoresPanel({ data, isWhole }: { data: ScoreData; isWhole: boolean }) {
  const t = useMessage();
  const heading = useId();
  const typed = useTypedScores();
  const { marks } = useMemo(() => parseScores(typed), [typed]);
  const inputs = useMemo(() => findRequiredInputs(data.entries), [data]);
  const results = useEvaluations(data, marks, isWhole);
  const standards = findNewestStandards(data.rows);
  const hasMarks =
    marks.rank !== null ||
    Object.keys(marks.tests).length > 0 ||
    Object.keys(marks.placement).length > 0;
  return (
    <div className={styles.panel}>
      {/* Its own box: the line sticks only while the fields are in view. */}
      <div>
        <ScoreFields inputs={inputs} />
        {hasMarks && (
          <p className={styles.sum} data-no-print>
            {fillPlaceholders(TEXTS.sum, results.counts)}{' '}
            <a href={`#${RESULTS}`}>{TEXTS.toResults}</a>
          </p>
        )}
      </div>
      {standards && (
        <details>
          <summary>{TEXTS.standards}</summary>
          <StandardsTable standards={standards} />
        </details>
      )}
      <section id={RESULTS} aria-labelledby={heading} className={styles.results}>
        <h3 id={heading}>{TEXTS.results}</h3>
        {hasMarks ? <ScoreResults {...results} /> : <p role="status">{TEXTS.begin}</p>}
      </section>
      {data.unapproved && <p className="note">{describeUnapproved(t, data.unapproved)}</p>}
      <p className={styles.caveat}>{TEXTS.caveat}</p>
      <p className="row">
        <CompareLink />
        {!isWhole && (
          <ButtonLink href="/bachelor#scores" look="outline">
            {TEXTS.wholeList}
          </ButtonLink>
        )}
      </p>
    </div>
  );
}

const APCS = ['apcsConcept', 'apcsPractice'] as const satisfies readonly Subject[];

function ScoreFields({ inputs }: { inputs: ReturnType<typeof findRequiredInputs> }) {
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
