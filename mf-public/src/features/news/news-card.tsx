import { useMessage } from '@admissions/store';
import { Chinese, PageLink, Phrases, Picture, Tag } from '@admissions/ui';
import type { ArticleCard } from '../../lib/queries.ts';
import { TypographicCover } from '../../lib/typographic-cover.tsx';
import styles from './news-card.module.css';

export function NewsCard({
  article: { id, title, date, category, pic, pinned, summary },
  isFirst = false,
}: {
  article: ArticleCard;
  isFirst?: boolean;
}) {
  const t = useMessage();
  return (
    <li className={styles.card}>
      <div className={styles.picture}>
        {pic ? (
          <Picture
            image={pic}
            sizes="(width < 700px) 100vw, (width < 1100px) 50vw, 400px"
            ratio="news"
            isDecorative
            isFirst={isFirst}
          />
        ) : (
          <TypographicCover day={date} word={category.title} hue={category.id} />
        )}
      </div>
      <p className={styles.meta}>
        {pinned && <Tag tone="sun">{t('news.pinned')}</Tag>}
        <Tag>
          <Chinese>{category.title}</Chinese>
        </Tag>
        <time dateTime={date}>{date.replaceAll('-', '/')}</time>
      </p>
      <h2 {...t.chinese}>
        <PageLink viewTransition to={`/newsCont?id=${id}`}>
          <Phrases>{title}</Phrases>
        </PageLink>
      </h2>
      <p className={styles.summary} {...t.chinese}>
        {summary}
      </p>
    </li>
  );
}
