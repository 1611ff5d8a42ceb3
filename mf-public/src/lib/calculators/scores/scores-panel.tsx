import { ButtonLink } from '@admissions/ui';
import { useId, useMemo } from 'react';
import { parseScores } from '../../scores/scores.ts';
import { findNewestStandards } from '../../scores/standards.ts';
import { StandardsTable } from '../../scores/standards-table.tsx';
import { useTypedScores } from '../../scores/typed-scores.ts';
import { CompareLink } from '../../shortlist/compare-link.tsx';
import { findRequiredInputs } from './evaluate-entry.ts';
import type { ScoreData } from './score-data.ts';
import { ScoreFields } from './score-fields.tsx';
import { ScoreResults } from './score-results.tsx';
import styles from './scores-panel.module.css';
import { TEXTS } from './texts.ts';

/** The scores never leave the page. */
export function ScoresPanel({ data, isWhole }: { data: ScoreData; isWhole: boolean }) {
  const heading = useId();
  const typed = useTypedScores();
  const { marks } = useMemo(() => parseScores(typed), [typed]);
  const inputs = useMemo(() => findRequiredInputs(data.entries), [data]);
  const standards = findNewestStandards(data.rows);
  const hasMarks =
    marks.rank !== null ||
    Object.keys(marks.tests).length > 0 ||
    Object.keys(marks.placement).length > 0;
  return (
    <div className={styles.panel}>
      <ScoreFields inputs={inputs} />
      {standards && (
        <details>
          <summary>{TEXTS.standards}</summary>
          <StandardsTable standards={standards} />
        </details>
      )}
      <section aria-labelledby={heading} className={styles.results}>
        <h3 id={heading}>{TEXTS.results}</h3>
        {hasMarks ? (
          <ScoreResults data={data} marks={marks} isWhole={isWhole} />
        ) : (
          <p role="status">{TEXTS.begin}</p>
        )}
      </section>
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
