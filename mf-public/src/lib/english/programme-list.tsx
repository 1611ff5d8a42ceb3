import { pair } from '@admissions/model';
import { useMessage } from '@admissions/store';
import { EmptyState, PageLink } from '@admissions/ui';
import card from '../card/card.module.css';
import type { Programme } from './load-programmes.ts';
import styles from './programme-list.module.css';

export const PUBLISHED_LATER = 'Published here later. Until then, please write to us.';
const TEXTS = {
  en: pair('英語授課', 'Taught in English'),
  both: pair('中英雙語', 'Taught in Chinese and English'),
  zh: pair('中文授課', 'Taught mostly in Chinese'),
  places: pair('{count}名', 'places a year: {count}'),
};

export function ProgrammeList({ programmes }: { programmes: readonly Programme[] }) {
  const t = useMessage();
  if (programmes.length === 0) return <EmptyState>{PUBLISHED_LATER}</EmptyState>;
  return (
    <ul className={styles.list}>
      {programmes.map(({ id, titleEn, line, college, language, quota }) => (
        <li key={id} className={`${card.card} ${styles.card}`} data-college={college.hue}>
          <p className="faint mini semi">{college.titleEn}</p>
          <h3 className={card.title}>
            <PageLink to={`/specializedCont?id=${id}`}>{titleEn}</PageLink>
          </h3>
          {line && <p className="muted">{line}</p>}
          <p className={styles.details}>
            {t(TEXTS[language])}
            {quota ? ` · ${t(TEXTS.places, { count: quota })}` : ''}
          </p>
        </li>
      ))}
    </ul>
  );
}
