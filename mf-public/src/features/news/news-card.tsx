import { formatDay } from '@admissions/model';
import type { ListedAt } from '@admissions/model/kinds';
import { useMessage } from '@admissions/store';
import { Picture, Tag } from '@admissions/ui';
import card from '../../lib/card/card.module.css';
import { CardTitle } from '../../lib/card/card-title.tsx';
import styles from './news-card.module.css';

export function NewsCard({
  article: { id, title, date, category, pic, pinned, summary },
  isFirst = false,
}: {
  article: ListedAt<'news'>;
  isFirst?: boolean;
}) {
  const t = useMessage();
  return (
    <li className={`${card.card} ${pic ? styles.card : `box ${styles.words}`}`}>
      {pic && (
        <div className={card.picture}>
          <Picture
            image={pic}
            sizes="(width < 700px) 35vw, (width < 1100px) 50vw, 400px"
            ratio="news"
            isDecorative
            isFirst={isFirst}
          />
        </div>
      )}
      <div>
        <p className={card.meta}>
          {pinned && <Tag tone="sun">{t('news.pinned')}</Tag>}
          <Tag>{category.title}</Tag>
          <time dateTime={date}>{formatDay(date)}</time>
        </p>
        <CardTitle as="h2" to={`/newsCont?id=${id}`}>
          {title}
        </CardTitle>
        <p className={`${card.summary} clamped`}>{summary}</p>
      </div>
    </li>
  );
}
