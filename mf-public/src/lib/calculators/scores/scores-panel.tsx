import { fillPlaceholders } from '@admissions/model/messages';
import { useMessage } from '@admissions/store';
import { ButtonLink } from '@admissions/ui';
import { useId, useMemo } from 'react';
import { describeUnapproved } from '../../departments/unapproved.ts';
import { parseScores } from '../../scores/scores.ts';
import { findNewestStandards } from '../../scores/standards.ts';
import { StandardsTable } from '../../scores/standards-table.tsx';
import { useTypedScores } from '../../scores/typed-scores.ts';
import { CompareLink } from '../../shortlist/compare-link.tsx';
import { findRequiredInputs } from './evaluate-entry.ts';
import type { ScoreData } from './score-data.ts';
import { ScoreFields } from './score-fields.tsx';
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
