import type { Localised } from '@admissions/contracts';
import { useMessage } from '@admissions/store';
import { Chinese, Phrases, Tag, useAddress } from '@admissions/ui';
import { Link, useSearchParams } from 'react-router';
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
type Audience = keyof typeof AUDIENCES;
const isAudience = (text: string | null): text is Audience =>
  text !== null && Object.hasOwn(AUDIENCES, text);

/** The scholarships, for all or for one audience; the choice stands in the address and works without JavaScript. */
export function AwardList({ awards }: { awards: readonly Award[] }) {
  const t = useMessage();
  const address = useAddress();
  const [search] = useSearchParams();
  const chosen = search.get('audience');
  const audience = isAudience(chosen) ? chosen : null;
  const shown = awards.filter((award) => audience === null || award.audience === audience);
  const choices = [
    { key: null, label: t('common.all') },
    ...Object.entries(AUDIENCES).map(([key, label]) => ({ key, label: t(label) })),
  ];
  return (
    <>
      <nav aria-label={t(TEXTS.audience)} className={styles.choices}>
        {choices.map(({ key, label }) => (
          <Link
            key={label}
            to={address(`${key ? `?audience=${key}` : '?'}#div1`)}
            preventScrollReset
            aria-current={key === audience || undefined}
          >
            {label}
          </Link>
        ))}
      </nav>
      <p className="vh" role="status">
        {t(TEXTS.awardCount, { count: shown.length })}
      </p>
      <ul className={styles.awards}>
        {shown.map(({ title, audience: whose, amount, condition, deadline }) => (
          <li key={title} className={styles.award}>
            <Tag>{t(AUDIENCES[whose])}</Tag>
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
    </>
  );
}
