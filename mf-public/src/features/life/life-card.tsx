import { Picture } from '@admissions/ui';
import { Link } from 'react-router';
import styles from './life-card.module.css';
import type { LifeCard as Card } from './life-data.ts';

/** A part of life at the university: its picture, what it is, two facts. */
export const LifeCard = ({ entry: { id, title, pic, summary, facts }, isLarge = false }: { entry: Card; isLarge?: boolean }) => (
  <li className={isLarge ? styles.large : styles.card}>
    <div className={styles.picture}>
      <Picture image={pic} sizes={isLarge ? '(width < 900px) 100vw, 760px' : '(width < 700px) 100vw, 400px'} ratio="card" isDecorative isFirst={isLarge} />
    </div>
    <div className={styles.text}>
      <h2>
        <Link viewTransition to={`/lifeCont?id=${id}`}>
          {title}
        </Link>
      </h2>
      <p>{summary}</p>
      <dl>
        {facts.slice(0, 2).map(({ label, text }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  </li>
);
