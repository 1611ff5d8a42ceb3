import { fillPlaceholders } from '@admissions/model/messages';
import { useMessage } from '@admissions/store';
import { ButtonLink, Chinese, Fold } from '@admissions/ui';
import { formatMoney } from '../../format-number.ts';
import type { Costs } from './cost-data.ts';
import styles from './cost-lines.module.css';
import { TEXTS } from './texts.ts';

export function CostLines({ costs }: { costs: Costs }) {
  const t = useMessage();
  const isEnglish = t.locale === 'en';
  return (
    <section id="cost">
      <h2>{t(TEXTS.title)}</h2>
      <p>{t(TEXTS.lead, { year: costs.year })}</p>
      <Fees costs={costs} />
      {costs.note && !isEnglish && (
        <p className="semi" data-no-print>
          {costs.note}
        </p>
      )}
      <Living costs={costs} />
      {isEnglish ? (
        <p>
          <ButtonLink href="/#scholarships">{t(TEXTS.awards)}</ButtonLink>
        </p>
      ) : (
        <p className="row">
          <ButtonLink href={`/admissions${formatCalculatorQuery(costs.calculatorQuery)}#fees`}>
            {t(TEXTS.calculate)}
          </ButtonLink>
          <ButtonLink href="/admissions#div1" look="outline">
            {t(TEXTS.awards)}
          </ButtonLink>
        </p>
      )}
    </section>
  );
}

interface CostsProps {
  costs: Costs;
}
/** Automatic reductions are for citizens only. */
function Fees({ costs: { fees, less, credit } }: CostsProps) {
  const t = useMessage();
  const isEnglish = t.locale === 'en';
  return (
    <dl className={styles.lines}>
      {fees && (
        <div>
          <dt>{t(TEXTS.fees)}</dt>
          <dd>
            {fees.low === fees.high ? (
              <strong>{formatMoney(fees.low)}</strong>
            ) : (
              t(TEXTS.varies, { low: formatMoney(fees.low), high: formatMoney(fees.high) })
            )}
          </dd>
        </div>
      )}
      {!isEnglish &&
        less.map(({ title, off, pays }) => (
          <div key={title} className={styles.less}>
            <dt>
              {fillPlaceholders(TEXTS.after, { amount: formatMoney(off) })}
              <Chinese>{title}</Chinese>
            </dt>
            <dd>
              <strong>{formatMoney(pays)}</strong>
            </dd>
          </div>
        ))}
      {credit && (
        <div>
          <dt>
            {t(TEXTS.byCredit)}
            <Chinese>{credit.title}</Chinese>
          </dt>
          <dd>
            {t(TEXTS.credit, {
              credit: formatMoney(credit.perCredit),
              base: formatMoney(credit.base),
            })}
            {credit.note && <small {...t.chinese}>{credit.note}</small>}
          </dd>
        </div>
      )}
    </dl>
  );
}

/** The notes are Chinese only. */
function Living({ costs: { room, living, frozen, source } }: CostsProps) {
  const t = useMessage();
  const isEnglish = t.locale === 'en';
  return (
    <Fold summary={t(TEXTS.more)} anchor="cost">
      <dl className={styles.lines}>
        {room !== null && (
          <div>
            <dt>{t(TEXTS.room)}</dt>
            <dd>{t(TEXTS.from, { amount: formatMoney(room) })}</dd>
          </div>
        )}
        {living.usual > 0 && (
          <div>
            <dt>{t(TEXTS.living)}</dt>
            <dd>
              {t(TEXTS.range, {
                low: formatMoney(living.low),
                high: formatMoney(living.high),
                usual: formatMoney(living.usual),
              })}
            </dd>
          </div>
        )}
      </dl>
      {!isEnglish && (
        <>
          {frozen && <p>{frozen}</p>}
          <p className={styles.source}>
            {t(TEXTS.source)}
            {source}
          </p>
        </>
      )}
    </Fold>
  );
}

const formatCalculatorQuery = ({ level, college }: Costs['calculatorQuery']) =>
  `?${new URLSearchParams({ level, ...(college && { college }) })}`;
