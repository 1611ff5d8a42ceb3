import type { Locale } from '@admissions/model';
import type { EntryAt } from '@admissions/model/kinds';
import { fillPlaceholders } from '@admissions/model/messages';
import { useMessage } from '@admissions/store';
import { Fold } from '@admissions/ui';
import { formatNumber } from '../../format-number.ts';
import { JoinedWords } from '../../joined-words.tsx';
import { keyClass, StackedBar } from '../../stacked-bar.tsx';
import { TEXTS } from './texts.ts';

export const OUTCOME_TYPES = ['work', 'study', 'service', 'seeking'] as const;
/** With fewer answers the salary could identify a person. */
export const MIN_ANSWERS_FOR_PAY = 20;
/** With fewer answers a person is 2 % or more, so the number of people comes first. */
const MIN_ANSWERS_FOR_PERCENT = 50;

type Figures = Pick<
  EntryAt<'faculty/bachelor_department_info'>,
  'enrolment' | 'outcomes' | 'outcomesNote' | 'figuresSource'
>;
export const hasFigures = ({ enrolment, outcomes, outcomesNote }: Figures) =>
  Boolean(enrolment?.length || outcomes?.length || outcomesNote);

export function GraduateOutcomes({ department }: { department: Figures }) {
  const t = useMessage();
  const { enrolment, outcomes, outcomesNote, figuresSource } = department;
  const [newest, ...older] = outcomes ?? [];
  return (
    <section id="after">
      <h2>{t(TEXTS.title)}</h2>
      {newest && <GraduatedClass of={newest} />}
      <Fold summary={t(TEXTS.more)} anchor="after">
        {older.map((each) => (
          <GraduatedClass key={each.year} of={each} />
        ))}
        {outcomesNote && t.locale !== 'en' && <p>{outcomesNote}</p>}
        {enrolment && enrolment.length > 0 && (
          <p>
            <JoinedWords>
              {t(TEXTS.enrolment, {
                years: t.join(
                  enrolment.map((each) =>
                    t(TEXTS.enrolmentYear, { ...each, rate: calculateEnrolmentRate(each) }),
                  ),
                ),
              })}
            </JoinedWords>
          </p>
        )}
        {figuresSource && t.locale !== 'en' && (
          <p className="note">
            {t(TEXTS.source)}
            {figuresSource}
          </p>
        )}
      </Fold>
    </section>
  );
}

type Outcome = NonNullable<Figures['outcomes']>[number];

const isSmall = (answered: number) => answered < MIN_ANSWERS_FOR_PERCENT;
const countPeople = (share: number, answered: number) => Math.round((share * answered) / 100);
/** Published shares make 100: in a small class, the same number of people could differ by 1 %. */
const roundShare = (share: number, answered: number) =>
  isSmall(answered) ? Math.round((countPeople(share, answered) * 100) / answered) : share;

/** In percent, for a small class with the number of people. */
export function formatShare(locale: Locale, published: number, answered: number) {
  const share = roundShare(published, answered);
  return isSmall(answered)
    ? fillPlaceholders(TEXTS.share[locale], { count: countPeople(published, answered), share })
    : `${share}%`;
}

function GraduatedClass({ of: { year, graduates, answered, pay, ...shares } }: { of: Outcome }) {
  const t = useMessage();
  return (
    <figure className="below-l">
      <figcaption>{t(TEXTS.class, { year, graduates, answered })}</figcaption>
      <StackedBar
        parts={OUTCOME_TYPES.map((share) => ({
          key: share,
          value: roundShare(shares[share], answered),
        }))}
        unit="%"
      />
      <ol className={`row muted space-s ${keyClass}`}>
        {OUTCOME_TYPES.map((share) => (
          <li key={share}>
            {t(TEXTS[share])} <strong>{formatShare(t.locale, shares[share], answered)}</strong>
          </li>
        ))}
      </ol>
      {pay !== null && answered >= MIN_ANSWERS_FOR_PAY && (
        <p>{t(TEXTS.pay, { pay: formatNumber(pay) })}</p>
      )}
    </figure>
  );
}

/** Percent of the seats, one decimal. */
export const calculateEnrolmentRate = ({ quota, enrolled }: { quota: number; enrolled: number }) =>
  quota > 0 ? ((enrolled / quota) * 100).toFixed(1).replace(/\.0$/, '') : '0';
