import type { ImageValue } from '@admissions/model';
import { Picture } from '@admissions/ui';
import type { ReactNode } from 'react';
import card from '../../lib/card/card.module.css';
import { CardTitle } from '../../lib/card/card-title.tsx';
import styles from './picture-row.module.css';

interface PictureRowProps {
  id?: string;
  href: string;
  pic: ImageValue | null;
  title: string;
  /** A line of details above the title. */
  meta?: ReactNode;
  summary: string;
  /** Below the summary. */
  children?: ReactNode;
}
export function PictureRow({ id, href, pic, title, meta, summary, children }: PictureRowProps) {
  return (
    <li id={id} className={`${card.card} ${styles.row}`}>
      {pic && (
        <div className={card.picture}>
          <Picture image={pic} sizes="(width < 700px) 104px, 380px" ratio="card" isDecorative />
        </div>
      )}
      <div>
        {meta && <p className={styles.meta}>{meta}</p>}
        <CardTitle to={href}>{title}</CardTitle>
        <p className={card.summary}>{summary}</p>
        {children}
      </div>
    </li>
  );
}
