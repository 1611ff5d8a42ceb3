import { Chinese, Phrases } from '@admissions/ui';
import { enrolmentRate } from '../../lib/departments/outcomes/enrolment-rate.ts';
import { FEWEST_FOR_PAY, SHARES } from '../../lib/departments/outcomes/graduate-outcomes.tsx';
import { TEXTS as OUTCOME_TEXTS } from '../../lib/departments/outcomes/texts.ts';
import { TEXTS as GUIDE_TEXTS } from '../../lib/departments/texts.ts';
import { formatNumber } from '../../lib/format-number.ts';
import { listTexts } from './compare-department-rows.tsx';
import styles from './compare-lists.module.css';
import type { CompareGroup } from './compare-rows.ts';
import { TEXTS } from './compare-texts.ts';

/** Where a degree leads. */
export const OUTCOME_ROWS: CompareGroup = {
  title: TEXTS.after,
  rows: [
    {
      label: TEXTS.aYearLater,
      show: ({ department: { outcomes, outcomesNote } }, t) => {
        const newest = outcomes?.[0];
        if (!newest) return outcomesNote && <Chinese>{outcomesNote}</Chinese>;
        const { year, graduates, answered } = newest;
        return (
          <>
            <ul className={styles.pairs}>
              {SHARES.map((share) => (
                <li key={share}>
                  <span>
                    <Phrases>{t(OUTCOME_TEXTS[share])}</Phrases>
                  </span>{' '}
                  <strong>{newest[share]}%</strong>
                </li>
              ))}
            </ul>
            <small>{t(OUTCOME_TEXTS.class, { year, graduates, answered })}</small>
          </>
        );
      },
    },
    {
      label: TEXTS.pay,
      show: ({ department: { outcomes } }, t) => {
        const newest = outcomes?.[0];
        return (
          newest &&
          newest.pay !== null &&
          newest.answered >= FEWEST_FOR_PAY &&
          t(TEXTS.money, { amount: formatNumber(newest.pay) })
        );
      },
    },
    {
      label: OUTCOME_TEXTS.rate,
      show: ({ department: { enrolment } }, t) => {
        const newest = enrolment?.[0];
        return (
          newest && (
            <div className={styles.named}>
              <small>{t(TEXTS.ofSchoolYear, { year: newest.year })}</small> {enrolmentRate(newest)}%
            </div>
          )
        );
      },
    },
    {
      label: GUIDE_TEXTS.careers,
      show: ({ department: { careers } }, t) => listTexts(careers, t),
    },
    {
      label: TEXTS.source,
      show: ({ department: { figuresSource } }) =>
        figuresSource && (
          <small>
            <Chinese>{figuresSource}</Chinese>
          </small>
        ),
    },
  ],
};
