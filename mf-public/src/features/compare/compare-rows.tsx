import { fillPlaceholders } from '@admissions/model/messages';
import { Phrases } from '@admissions/ui';
import { TEXTS as COST_TEXTS } from '../../lib/calculators/costs/texts.ts';
import { LANGUAGE_NAMES, nameDegrees } from '../../lib/departments/levels.ts';
import {
  calculateEnrolmentRate,
  formatShare,
  MIN_ANSWERS_FOR_PAY,
  OUTCOME_TYPES,
} from '../../lib/departments/outcomes/graduate-outcomes.tsx';
import { TEXTS as OUTCOME_TEXTS } from '../../lib/departments/outcomes/texts.ts';
import { TEXTS as GUIDE_TEXTS } from '../../lib/departments/texts.ts';
import { formatMoney, formatNumber } from '../../lib/format-number.ts';
import { JoinedWords } from '../../lib/joined-words.tsx';
import { Named, Pair } from './compare-admission-rows.tsx';
import styles from './compare-lists.module.css';
import { TEXTS } from './compare-texts.ts';
import type { CompareGroup } from './load-compared.ts';

const listTexts = (texts: readonly string[]) =>
  texts.length > 0 && (
    <ul>
      {texts.map((text) => (
        <li key={text}>
          <JoinedWords>{text}</JoinedWords>
        </li>
      ))}
    </ul>
  );

export const DEPARTMENT_ROWS: CompareGroup = {
  title: TEXTS.department,
  rows: [
    {
      label: GUIDE_TEXTS.inWords,
      show: ({ department }) => department.tagline,
    },
    {
      label: GUIDE_TEXTS.college,
      show: ({ department }) => department.college.title,
    },
    {
      label: GUIDE_TEXTS.degree['zh-TW'],
      show: ({ department }) => nameDegrees(department),
    },
    {
      label: GUIDE_TEXTS.language['zh-TW'],
      show: ({ department }) => LANGUAGE_NAMES[department.language]['zh-TW'],
    },
    { label: GUIDE_TEXTS.groups['zh-TW'], show: ({ department }) => listTexts(department.groups) },
    {
      label: GUIDE_TEXTS.courses['zh-TW'],
      isWide: true,
      show: ({ department }) =>
        listTexts(department.courses.map(({ year, titles }) => `${year}：${titles.join('、')}`)),
    },
  ],
};

export const COST_ROWS: CompareGroup = {
  title: TEXTS.cost,
  rows: [
    {
      label: COST_TEXTS.fees['zh-TW'],
      show: ({ costs }) => {
        const fees = costs?.fees;
        if (!fees) return null;
        const { low, high } = fees;
        return low === high ? (
          <strong>{formatMoney(low)}</strong>
        ) : (
          fillPlaceholders(COST_TEXTS.varies['zh-TW'], {
            low: formatMoney(low),
            high: formatMoney(high),
          })
        );
      },
    },
    {
      label: TEXTS.less,
      show: ({ costs }) =>
        costs &&
        costs.less.length > 0 && (
          <ul className={styles.named}>
            {costs.less.map(({ title, pays }) => (
              <Named key={title} name={title}>
                <strong>{formatMoney(pays)}</strong>
              </Named>
            ))}
          </ul>
        ),
    },
    {
      label: TEXTS.byCredit,
      show: ({ costs }) =>
        costs?.credit &&
        fillPlaceholders(COST_TEXTS.credit['zh-TW'], {
          credit: formatMoney(costs.credit.perCredit),
          base: formatMoney(costs.credit.base),
        }),
    },
    {
      label: COST_TEXTS.room['zh-TW'],
      show: ({ costs }) =>
        costs &&
        costs.room !== null &&
        fillPlaceholders(COST_TEXTS.from['zh-TW'], { amount: formatMoney(costs.room) }),
    },
    {
      label: COST_TEXTS.living['zh-TW'],
      show: ({ costs }) =>
        costs &&
        costs.living.usual > 0 &&
        fillPlaceholders(COST_TEXTS.range['zh-TW'], {
          low: formatMoney(costs.living.low),
          high: formatMoney(costs.living.high),
          usual: formatMoney(costs.living.usual),
        }),
    },
    {
      label: TEXTS.note,
      show: ({ costs }) => costs?.note && costs.note,
    },
  ],
};

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
                <Pair key={share} name={<Phrases>{OUTCOME_TEXTS[share]['zh-TW']}</Phrases>}>
                  {formatShare('zh-TW', newest[share], answered)}
                </Pair>
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
