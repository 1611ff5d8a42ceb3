import type { ImageValue } from '@admissions/contracts';
import { Picture } from '@admissions/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './picture-row.module.css';

interface PictureRowProps {
  href: string;
  pic: ImageValue | null;
  title: string;
  /** A line of facts above the title. */
  meta?: ReactNode;
  summary: string;
}
/** An entry as a wide row: its picture, and beside it what it is about. */
export const PictureRow = ({ href, pic, title, meta, summary }: PictureRowProps) => (
  <li className={styles.row}>
    {pic && (
      <div className={styles.picture}>
        <Picture image={pic} sizes="(width < 700px) 100vw, 380px" ratio="card" isDecorative />
      </div>
    )}
    <div className={styles.text}>
      {meta && <p className={styles.meta}>{meta}</p>}
      <h3>
        <Link to={href} preventScrollReset={href.startsWith('?')}>
          {title}
        </Link>
      </h3>
      <p className={styles.summary}>{summary}</p>
    </div>
  </li>
);
