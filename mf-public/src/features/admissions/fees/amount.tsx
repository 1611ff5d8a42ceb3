import { fillPlaceholders } from '@admissions/model/messages';
import { formatMoney } from '../../../lib/fees/format-money.ts';
import styles from './fees-section.module.css';
import { TEXTS } from './texts.ts';

interface AmountProps {
  amount: number;
  /** The amount of the previous school year; null if unknown. */
  before: number | null | undefined;
  year: number;
}
export function Amount({ amount, before, year }: AmountProps) {
  if (typeof before !== 'number') return formatMoney(amount);
  return (
    <>
      {formatMoney(amount)}{' '}
      <span className={styles.before}>
        {fillPlaceholders(chooseComparisonText(amount, before), {
          year: year - 1,
          amount: formatMoney(before),
          change: formatMoney(Math.abs(amount - before)),
        })}
      </span>
    </>
  );
}

function chooseComparisonText(amount: number, before: number) {
  if (before === amount) return TEXTS.sameBefore;
  return before < amount ? TEXTS.lessBefore : TEXTS.moreBefore;
}
