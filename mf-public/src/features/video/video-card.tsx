import { dayText, Picture } from '@admissions/ui';
import card from '../../lib/card/card.module.css';
import { CardTitle } from '../../lib/card/card-title.tsx';
import { CATEGORIES, TEXTS } from './texts.ts';
import styles from './video-card.module.css';
import type { Film } from './video-page.tsx';

export function VideoCard({
  film: { title, pic, date, video, category },
  href,
}: {
  film: Film;
  href: string;
}) {
  return (
    <li className={`${card.card} ${styles.film}`}>
      <div className={`${card.picture} ${styles.still}`}>
        <Picture image={pic} sizes="(width < 700px) 144px, 400px" ratio="wide" isDecorative />
        <svg viewBox="0 0 64 64" aria-hidden="true">
          <circle fill="rgb(6 26 61 / 0.72)" stroke="#fff" strokeWidth="2" cx="32" cy="32" r="31" />
          <path fill="#fff" d="M26 20 46 32 26 44Z" />
        </svg>
        {video.duration && <span className={styles.time}>{timeText(video.duration)}</span>}
      </div>
      <CardTitle to={href}>{title}</CardTitle>
      <p className={card.meta}>
        {CATEGORIES[category]}
        {TEXTS.dot}
        {dayText(date)}
      </p>
    </li>
  );
}
const timeText = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
