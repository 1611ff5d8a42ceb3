import { Tag } from '@admissions/ui';
import { Link, useSearchParams } from 'react-router';
import type { Scholarships } from '../../lib/queries.ts';
import styles from './award-list.module.css';

type Award = Scholarships['awards'][number];
const AUDIENCES = { new: '入學新生', current: '在學學生', international: '國際學生' } as const satisfies Record<Award['audience'], string>;
type Audience = keyof typeof AUDIENCES;
const isAudience = (text: string | null): text is Audience => text !== null && Object.hasOwn(AUDIENCES, text);

/** The scholarships, for all or for one audience; the choice stands in the address and works without JavaScript. */
export function AwardList({ awards }: { awards: readonly Award[] }) {
  const [search] = useSearchParams();
  const chosen = search.get('audience');
  const audience = isAudience(chosen) ? chosen : null;
  const shown = awards.filter((award) => audience === null || award.audience === audience);
  const choices = [{ key: null, label: '全部' }, ...Object.entries(AUDIENCES).map(([key, label]) => ({ key, label }))];
  return (
    <>
      <nav aria-label="適用對象" className={styles.choices}>
        {choices.map(({ key, label }) => (
          <Link key={label} to={{ search: key ? `?audience=${key}` : '', hash: '#div1' }} preventScrollReset aria-current={key === audience || undefined}>
            {label}
          </Link>
        ))}
      </nav>
      <p className="vh" role="status">
        共{shown.length}項
      </p>
      <ul className={styles.awards}>
        {shown.map(({ title, audience: whose, amount, condition, deadline }) => (
          <li key={title} className={styles.award}>
            <Tag>{AUDIENCES[whose]}</Tag>
            <h3>{title}</h3>
            <p className={styles.amount}>{amount}</p>
            <p className={styles.condition}>{condition}</p>
            {deadline && (
              <p className={styles.deadline}>
                <span>期限</span>
                {deadline}
              </p>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
