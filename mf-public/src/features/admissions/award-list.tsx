import { fillPlaceholders } from '@admissions/model/messages';
import { useMessage } from '@admissions/store';
import { Fold, Phrases, Tag } from '@admissions/ui';
import { useSearchParams } from 'react-router';
import type { Award as ListedAward } from '../../lib/fees/calculate-fees.ts';
import { FilterChips } from '../../lib/filter-chips.tsx';
import { listHref, readChoice } from '../../lib/list-query.ts';
import styles from './award-list.module.css';
import { TEXTS } from './texts.ts';

type Award = Pick<ListedAward, 'title' | 'audience' | 'amount' | 'condition' | 'deadline'>;
const AUDIENCES = {
  new: '入學新生',
  current: '在學學生',
  international: '國際學生',
};
const TAGS: Readonly<Record<Award['audience'], string>> = {
  ...AUDIENCES,
  both: '新生與在學學生',
};

/** Open awards on a phone: full rows of one or three columns; with two, the last fills a row. */
const INITIAL_AWARD_COUNT = 3;
/** Folding fewer would save no space. */
const MIN_FOLDED_COUNT = 3;

/** The filter is in the address, so it works without JavaScript. */
export function AwardList({ awards }: { awards: readonly Award[] }) {
  const t = useMessage();
  const [search] = useSearchParams();
  const audience = readChoice(search, 'audience', AUDIENCES);
  const isFor = (award: Award) =>
    !audience ||
    award.audience === audience ||
    (award.audience === 'both' && audience !== 'international');
  const shown = awards.filter(isFor);
  const first =
    shown.length < INITIAL_AWARD_COUNT + MIN_FOLDED_COUNT ? shown.length : INITIAL_AWARD_COUNT;
  return (
    <>
      <div className={styles.choices}>
        <FilterChips
          label={TEXTS.audience}
          all={t('common.all')}
          names={AUDIENCES}
          chosen={audience}
          hrefOf={(key) => `${listHref('/admissions', { audience: key })}#div1`}
        />
      </div>
      <p className="vh" role="status">
        {fillPlaceholders(TEXTS.awardCount, { count: shown.length })}
      </p>
      <Awards awards={shown.slice(0, first)} />
      {shown.length > first && (
        <Fold summary={fillPlaceholders(TEXTS.otherAwards, { count: shown.length - first })}>
          <Awards awards={shown.slice(first)} />
        </Fold>
      )}
    </>
  );
}

function Awards({ awards }: { awards: readonly Award[] }) {
  return (
    <ul className={styles.awards}>
      {awards.map(({ title, audience, amount, condition, deadline }) => (
        <li key={title} className={styles.award}>
          <Tag>{TAGS[audience]}</Tag>
          <h3 className="space-xs">
            <Phrases>{title}</Phrases>
          </h3>
          <p className={styles.amount}>{amount}</p>
          <p className={styles.condition}>{condition}</p>
          {deadline && (
            <p className={styles.deadline}>
              <span>{TEXTS.deadline}</span>
              {deadline}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
