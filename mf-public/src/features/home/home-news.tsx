import { formatDay } from '@admissions/model';
import type { ListedAt } from '@admissions/model/kinds';
import {
  EmptyState,
  MoreLink,
  PageLink,
  Phrases,
  Picture,
  Section,
  SectionError,
  Tag,
} from '@admissions/ui';
import { DateBlock } from '../../lib/date-block.tsx';
import styles from './home-news.module.css';
import { TEXTS } from './texts.ts';

export function HomeNews({ news }: { news: readonly ListedAt<'news'>[] | null }) {
  const [first, ...others] = news ?? [];
  return (
    <Section title={TEXTS.news} band="alt" more={<MoreLink href="/news">{TEXTS.allNews}</MoreLink>}>
      {news === null && <SectionError />}
      {news?.length === 0 && <EmptyState>{TEXTS.noNews}</EmptyState>}
      {first && (
        <div className={styles.grid}>
          <article className={styles.lead}>
            {first.pic && (
              <Picture
                image={first.pic}
                sizes="(width < 900px) 100vw, 620px"
                ratio="news"
                isDecorative
              />
            )}
            <div className={styles.leadText}>
              <p className="row note">
                <Tag>{first.category.title}</Tag>
                <time dateTime={first.date}>{formatDay(first.date)}</time>
              </p>
              <h3>
                <PageLink
                  viewTransition
                  to={`/newsCont?id=${first.id}`}
                  className="quiet whole-link"
                >
                  <Phrases>{first.title}</Phrases>
                </PageLink>
              </h3>
              <p className="space-xs soft plain-size">{first.summary}</p>
            </div>
          </article>
          <ul className="lines">
            {others.map(({ id, title, date, category }) => (
              <li key={id} className={styles.row}>
                <DateBlock day={date} />
                <div>
                  <Tag>{category.title}</Tag>
                  <h3>
                    <PageLink viewTransition to={`/newsCont?id=${id}`} className="quiet whole-link">
                      <Phrases>{title}</Phrases>
                    </PageLink>
                  </h3>
                </div>
              </li>
            ))}
          </ul>
        </div>
      )}
    </Section>
  );
}
