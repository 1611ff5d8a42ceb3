import type { TopicData } from '@admissions/contracts';
import type { Topic } from '@admissions/contracts/kinds';
import { ChipLinks, EmptyState, Picture, Section, SectionError, SmartLink } from '@admissions/ui';
import { Link } from 'react-router';
import styles from './home-topics.module.css';

const NAMES: Readonly<Record<Topic, string>> = { dream: '追夢元智', sales: '招生亮點', limited: '限時活動', early: '早鳥先修' };
const hrefOf = (topic: Topic, year?: number) => `/?${new URLSearchParams({ topic, ...(year && { year: String(year) }) })}#topics`;

/** Four topics, each with what belongs to it, year by year. */
export function HomeTopics({ topic: { name, facts } }: { topic: { name: Topic; facts: TopicData | null } }) {
  const isEmpty = facts !== null && [facts.carousels, facts.blocks, facts.articles, facts.activities].every((list) => list.length === 0);
  return (
    <Section id="topics" title="此刻的元智" band="alt">
      <div className={styles.choices}>
        <ChipLinks label="主題" links={(Object.keys(NAMES) as Topic[]).map((each) => ({ label: NAMES[each], href: hrefOf(each), isCurrent: each === name }))} />
        {facts && facts.years.length > 1 && (
          <ChipLinks
            label="年份"
            links={facts.years.map((year) => ({ label: `${year}年`, href: hrefOf(name, year), isCurrent: year === facts.selectedYear }))}
          />
        )}
      </div>
      {facts === null && <SectionError />}
      {isEmpty && <EmptyState>這個主題的內容整理中。</EmptyState>}
      {facts && !isEmpty && (
        <div className={styles.grid}>
          <ul className={styles.pictures}>
            {[...facts.carousels, ...facts.blocks].slice(0, 5).map(
              ({ id, title, pic, link }) =>
                pic && (
                  <li key={`${id} ${title}`}>
                    <Picture image={pic} sizes="(width < 700px) 100vw, 400px" ratio="wide" isDecorative />
                    <p>{link ? <SmartLink href={link.href}>{title}</SmartLink> : title}</p>
                  </li>
                ),
            )}
          </ul>
          <ul className={styles.lines}>
            {facts.activities.map(({ id, title, eventDates }) => (
              <li key={`camp ${id}`}>
                <time dateTime={eventDates.begin}>{eventDates.begin.slice(5).replace('-', '/')}</time>
                <Link viewTransition to={`/campCont?id=${id}`}>
                  {title}
                </Link>
              </li>
            ))}
            {facts.articles.map(({ id, title, date }) => (
              <li key={`news ${id}`}>
                <time dateTime={date}>{date.slice(5).replace('-', '/')}</time>
                <Link viewTransition to={`/newsCont?id=${id}`}>
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
    </Section>
  );
}
