import { useMessage } from '@admissions/store';
import { Picture, Tag } from '@admissions/ui';
import { Link } from 'react-router';
import type { ArticleCard } from '../../lib/queries.ts';
import styles from './news-card.module.css';

export function NewsCard({ article: { id, title, date, category, pic, pinned, summary }, isFirst = false }: { article: ArticleCard; isFirst?: boolean }) {
  const t = useMessage();
  return (
    <li className={styles.card}>
      <div className={styles.picture}>
        {pic ? (
          <Picture image={pic} sizes="(width < 700px) 100vw, (width < 1100px) 50vw, 400px" ratio="news" isDecorative isFirst={isFirst} />
        ) : (
          <span className={styles.blank} />
        )}
      </div>
      <p className={styles.meta}>
        {pinned && <Tag tone="sun">{t('news.pinned')}</Tag>}
        <Tag>{category.title}</Tag>
        <time dateTime={date}>{date.replaceAll('-', '/')}</time>
      </p>
      <h2>
        <Link viewTransition to={`/newsCont?id=${id}`}>
          {title}
        </Link>
      </h2>
      <p className={styles.summary}>{summary}</p>
    </li>
  );
}
