import { fillPlaceholders } from '@admissions/model/messages';
import { TEXTS as COST_TEXTS } from '../../lib/calculators/costs/texts.ts';
import { formatMoney } from '../../lib/format-number.ts';
import { Named } from './compare-admission-rows.tsx';
import styles from './compare-lists.module.css';
import type { CompareGroup } from './compare-rows.ts';
import { TEXTS } from './compare-texts.ts';

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
