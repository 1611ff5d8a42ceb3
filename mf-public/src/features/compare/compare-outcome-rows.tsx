import { fillPlaceholders } from '@admissions/model/messages';
import { Phrases } from '@admissions/ui';
import {
  calculateEnrolmentRate,
  MIN_ANSWERS_FOR_PAY,
  OUTCOME_TYPES,
} from '../../lib/departments/outcomes/graduate-outcomes.tsx';
import { TEXTS as OUTCOME_TEXTS } from '../../lib/departments/outcomes/texts.ts';
import { TEXTS as GUIDE_TEXTS } from '../../lib/departments/texts.ts';
import { formatNumber } from '../../lib/format-number.ts';
import { listTexts } from './compare-department-rows.tsx';
import styles from './compare-lists.module.css';
import type { CompareGroup } from './compare-rows.ts';
import { TEXTS } from './compare-texts.ts';

export const OUTCOME_ROWS: CompareGroup = {
  title: TEXTS.after,
  rows: [
    {
      label: TEXTS.aYearLater,
      show: ({ department: { outcomes, outcomesNote } }) => {
        const newest = outcomes?.[0];
        if (!newest) return outcomesNote && outcomesNote;
        const { year, graduates, answered } = newest;
        return (
          <>
            <ul className={styles.pairs}>
              {OUTCOME_TYPES.map((share) => (
                <li key={share}>
                  <span>
                    <Phrases>{OUTCOME_TEXTS[share]['zh-TW']}</Phrases>
                  </span>{' '}
                  <strong>{newest[share]}%</strong>
                </li>
              ))}
            </ul>
            <small>
              {fillPlaceholders(OUTCOME_TEXTS.class['zh-TW'], { year, graduates, answered })}
            </small>
          </>
        );
      },
    },
    {
      label: TEXTS.pay,
      show: ({ department: { outcomes } }) => {
        const newest = outcomes?.[0];
        return (
          newest &&
          newest.pay !== null &&
          newest.answered >= MIN_ANSWERS_FOR_PAY &&
          fillPlaceholders(TEXTS.money, { amount: formatNumber(newest.pay) })
        );
      },
    },
    {
      label: OUTCOME_TEXTS.rate['zh-TW'],
      show: ({ department: { enrolment } }) => {
        const newest = enrolment?.[0];
        return (
          newest && (
            <div className={styles.named}>
              <small>{fillPlaceholders(TEXTS.ofSchoolYear, { year: newest.year })}</small>{' '}
              {calculateEnrolmentRate(newest)}%
            </div>
          )
        );
      },
    },
    {
      label: GUIDE_TEXTS.careers['zh-TW'],
      show: ({ department: { careers } }) => listTexts(careers),
    },
    {
      label: TEXTS.source,
      show: ({ department: { figuresSource } }) => figuresSource && <small>{figuresSource}</small>,
    },
  ],
};
