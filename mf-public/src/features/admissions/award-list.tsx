import type { Localised } from '@admissions/model';
import { useMessage } from '@admissions/store';
import { Chinese, Fold, Phrases, Tag } from '@admissions/ui';
import { useSearchParams } from 'react-router';
import { FilterChips } from '../../lib/filter-chips.tsx';
import { listHref, readChoice } from '../../lib/list-query.ts';
import type { Scholarships } from '../../lib/queries.ts';
import styles from './award-list.module.css';
import { TEXTS } from './texts.ts';

type Award = Pick<
  Scholarships['awards'][number],
  'title' | 'audience' | 'amount' | 'condition' | 'deadline'
>;
const AUDIENCES = {
  new: { 'zh-TW': '入學新生', en: 'New students' },
  current: { 'zh-TW': '在學學生', en: 'Current students' },
  international: { 'zh-TW': '國際學生', en: 'International students' },
} as const satisfies Record<Award['audience'], Localised>;

/** How many stand open on a phone: a whole row of one or three beside each other; of two, the last takes a row. */
const FIRST = 3;
/** A fold for less than this would hide more than it saves. */
const FEWEST_FOLDED = 3;

/** The scholarships, for all or for one audience; the choice stands in the address and works without JavaScript. */
export function AwardList({ awards }: { awards: readonly Award[] }) {
  const t = useMessage();
  const [search] = useSearchParams();
  const audience = readChoice(search, 'audience', AUDIENCES);
  const shown = awards.filter((award) => !audience || award.audience === audience);
  const first = shown.length < FIRST + FEWEST_FOLDED ? shown.length : FIRST;
  return (
    <>
      <div className={styles.choices}>
        <FilterChips
          label={t(TEXTS.audience)}
          all={t('common.all')}
          names={AUDIENCES}
          chosen={audience}
          hrefOf={(key) => `${listHref('/admissions', { audience: key })}#div1`}
        />
      </div>
      <p className="vh" role="status">
        {t(TEXTS.awardCount, { count: shown.length })}
      </p>
      <Awards awards={shown.slice(0, first)} />
      {shown.length > first && (
        <Fold summary={t(TEXTS.otherAwards, { count: shown.length - first })}>
          <Awards awards={shown.slice(first)} />
        </Fold>
      )}
    </>
  );
}

function Awards({ awards }: { awards: readonly Award[] }) {
  const t = useMessage();
  return (
    <ul className={styles.awards}>
      {awards.map(({ title, audience, amount, condition, deadline }) => (
        <li key={title} className={styles.award}>
          <Tag>{t(AUDIENCES[audience])}</Tag>
          <h3 {...t.chinese}>
            <Phrases>{title}</Phrases>
          </h3>
          <p className={styles.amount} {...t.chinese}>
            {amount}
          </p>
          <p className={styles.condition} {...t.chinese}>
            {condition}
          </p>
          {deadline && (
            <p className={styles.deadline}>
              <span>{t(TEXTS.deadline)}</span>
              <Chinese>{deadline}</Chinese>
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
