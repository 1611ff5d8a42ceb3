import { fillPlaceholders } from '@admissions/model/messages';
import { SmartLink } from '@admissions/ui';
import type { ReactNode } from 'react';
import type { YearCosts } from '../../../lib/fees/calculate-costs.ts';
import { type Award, type Bill, isGrouped, isReduction } from '../../../lib/fees/calculate-fees.ts';
import { formatMoney } from '../../../lib/format-number.ts';
import { JoinedWords } from '../../../lib/joined-words.tsx';
import { sum } from '../../../lib/sum.ts';
import styles from './cost-bill.module.css';
import { TEXTS } from './texts.ts';

export function CostBill({
  years,
  months,
  maybe,
  canBorrow,
}: {
  years: readonly YearCosts[];
  months: number;
  /** Whether the student may apply for the state loan. */
  canBorrow: boolean;
  /** Awards without a calculable amount. */
  maybe: readonly Award[];
}) {
  const [first] = years;
  if (!first) return <p role="status">{TEXTS.noRow}</p>;
  const { bill, total } = first;
  const whole = sum(years.map((year) => year.total));
  return (
    <div>
      <h3>{TEXTS.bill}</h3>
      <BillLines first={first} months={months} whole={whole} years={years.length} />
      <h4 className="space-m plain-size">{TEXTS.counted}</h4>
      {bill.awards.length > 0 ? <Awards awards={bill.awards} /> : <p>{TEXTS.noAwards}</p>}
      {maybe.length > 0 && (
        <>
          <h4 className="space-m plain-size">{TEXTS.maybe}</h4>
          <Awards awards={maybe} />
        </>
      )}
      {canBorrow && (
        <>
          <h4 className="space-m plain-size">{TEXTS.loan}</h4>
          <p className="muted space-s">{TEXTS.loanText}</p>
        </>
      )}
      <p className="muted space-s">{TEXTS.notice}</p>
      <p>
        <SmartLink href="/admissions#div1">{TEXTS.awards}</SmartLink>
      </p>
      <p role="status" className={styles.announced}>
        <JoinedWords>
          {fillPlaceholders(TEXTS.announced, {
            total: formatMoney(total),
            whole: formatMoney(whole),
            years: years.length,
          })}
        </JoinedWords>
      </p>
    </div>
  );
}

interface BillLinesProps {
  first: YearCosts;
  months: number;
  /** Total of the whole degree in NT$. */
  whole: number;
  years: number;
}
function BillLines({ first, months, whole, years }: BillLinesProps) {
  const { bill, others, room, living, total } = first;
  const cash = bill.awards.filter(({ gives }) => gives === 'cash');
  return (
    <dl className={styles.lines}>
      <Line label={TEXTS.fees} amount={bill.whole} />
      {listReductions(bill).map(({ key, titles, amount }) => (
        <Line
          key={key}
          kind="less"
          label={<JoinedWords>{titles.join('、')}</JoinedWords>}
          amount={-amount}
        />
      ))}
      <Line kind="sum" label={TEXTS.pays} amount={bill.pays} />
      <Line label={TEXTS.others} amount={others} />
      <Line label={TEXTS.rent} amount={room} />
      <Line label={fillPlaceholders(TEXTS.living, { months })} amount={living} />
      <Line kind="sum" label={TEXTS.total} amount={total} />
      <Line label={fillPlaceholders(TEXTS.degree, { years })} amount={whole} />
      {bill.cash > 0 && (
        <Line
          label={
            <>
              {TEXTS.cash}
              {cash.map(({ title }) => title).join('、')}
            </>
          }
          amount={bill.cash}
        />
      )}
    </dl>
  );
}

function Line({
  label,
  amount,
  kind,
}: {
  label: ReactNode;
  amount: number;
  kind?: 'less' | 'sum';
}) {
  return (
    <div data-kind={kind}>
      <dt>{label}</dt>
      <dd>{amount < 0 ? `−${formatMoney(-amount)}` : formatMoney(amount)}</dd>
    </div>
  );
}

/** In the order of calculation. */
function listReductions({ awards, state, more, national }: Bill) {
  const others = awards.filter((award) => !isGrouped(award));
  const named = (list: readonly Award[]) => list.map(({ title }) => title);
  return [
    { key: 'state', titles: named(awards.filter(isGrouped)), amount: state },
    {
      key: 'more',
      titles: named(others.filter(isReduction)),
      amount: more,
    },
    {
      key: 'national',
      titles: named(others.filter(({ gives }) => gives === 'national')),
      amount: national,
    },
  ].filter(({ amount }) => amount > 0);
}

function Awards({ awards }: { awards: readonly Award[] }) {
  return (
    <ul className={styles.awards}>
      {awards.map(({ title, automatic, deadline }) => (
        <li key={title}>
          {title}
          {TEXTS.dot}
          {automatic ? TEXTS.automatic : TEXTS.apply}
          {deadline && <JoinedWords>{fillPlaceholders(TEXTS.until, { deadline })}</JoinedWords>}
        </li>
      ))}
    </ul>
  );
}
