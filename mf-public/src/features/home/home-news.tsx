import { EmptyState, MoreLink, Picture, Section, SectionError, Tag } from '@admissions/ui';
import { Link } from 'react-router';
import { DateBlock } from '../../lib/date-block.tsx';
import type { ArticleCard } from '../../lib/queries.ts';
import styles from './home-news.module.css';

/** The newest news: one large, the others as rows. */
export function HomeNews({ news }: { news: readonly ArticleCard[] | null }) {
  const [first, ...others] = news ?? [];
  return (
    <Section title="校園新聞" band="alt" more={<MoreLink href="/news">看全部新聞</MoreLink>}>
      {news === null && <SectionError />}
      {news?.length === 0 && <EmptyState>目前沒有新聞</EmptyState>}
      {first && (
        <div className={styles.grid}>
          <article className={styles.lead}>
            {first.pic && <Picture image={first.pic} sizes="(width < 900px) 100vw, 620px" ratio="news" isDecorative />}
            <div className={styles.leadText}>
              <p className={styles.meta}>
                <Tag>{first.category.title}</Tag>
                <time dateTime={first.date}>{first.date.replaceAll('-', '/')}</time>
              </p>
              <h3>
                <Link viewTransition to={`/newsCont?id=${first.id}`} className={styles.cover}>
                  {first.title}
                </Link>
              </h3>
              <p className={styles.summary}>{first.summary}</p>
            </div>
          </article>
          <ul className={styles.rows}>
            {others.map(({ id, title, date, category }) => (
              <li key={id} className={styles.row}>
                <DateBlock day={date} />
                <div>
                  <Tag>{category.title}</Tag>
                  <h3>
                    <Link viewTransition to={`/newsCont?id=${id}`} className={styles.cover}>
                      {title}
                    </Link>
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
