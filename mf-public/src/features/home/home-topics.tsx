import type { Localised } from '@admissions/contracts';
import type { Topic } from '@admissions/contracts/kinds';
import { useMessage } from '@admissions/store';
import { ChipLinks, EmptyState, PageLink, Picture, Section, SectionError, SmartLink } from '@admissions/ui';
import type { ShownTopic } from './home-reads.ts';
import styles from './home-topics.module.css';
import { TEXTS } from './texts.ts';

const NAMES: Readonly<Record<Topic, Localised>> = {
  dream: { 'zh-TW': '追夢元智', en: 'Dream here' },
  sales: { 'zh-TW': '招生亮點', en: 'Highlights' },
  limited: { 'zh-TW': '限時活動', en: 'For a limited time' },
  early: { 'zh-TW': '早鳥先修', en: 'Early starters' },
};
const hrefOf = (topic: Topic, year?: number) => `/?${new URLSearchParams({ topic, ...(year && { year: String(year) }) })}#topics`;

/** Four topics, each with what belongs to it, year by year. */
export function HomeTopics({ topic: { name, facts } }: { topic: { name: Topic; facts: ShownTopic | null } }) {
  const t = useMessage();
  const isEmpty = facts !== null && [facts.pictures, facts.articles, facts.activities].every((list) => list.length === 0);
  return (
    <Section id="topics" title={t.of(TEXTS.topics)} band="alt">
      <div className={styles.choices}>
        <ChipLinks
          label={t.of(TEXTS.topic)}
          links={(Object.keys(NAMES) as Topic[]).map((each) => ({ label: t.of(NAMES[each]), href: hrefOf(each), isCurrent: each === name }))}
        />
        {facts && facts.years.length > 1 && (
          <ChipLinks
            label={t.of(TEXTS.year)}
            links={facts.years.map((year) => ({ label: t.of(TEXTS.ofYear, { year }), href: hrefOf(name, year), isCurrent: year === facts.selectedYear }))}
          />
        )}
      </div>
      {facts === null && <SectionError />}
      {isEmpty && <EmptyState>{t.of(TEXTS.noTopic)}</EmptyState>}
      {facts && !isEmpty && (
        <div className={styles.grid} {...t.chinese}>
          <ul className={styles.pictures}>
            {facts.pictures.map(
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
                <PageLink viewTransition to={`/campCont?id=${id}`}>
                  {title}
                </PageLink>
              </li>
            ))}
            {facts.articles.map(({ id, title, date }) => (
              <li key={`news ${id}`}>
                <time dateTime={date}>{date.slice(5).replace('-', '/')}</time>
                <PageLink viewTransition to={`/newsCont?id=${id}`}>
                  {title}
                </PageLink>
              </li>
            ))}
          </ul>
        </div>
      )}
    </Section>
  );
}
