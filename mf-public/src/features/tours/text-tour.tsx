import { Link } from 'react-router';
import type { Scene } from './scenes.ts';
import styles from './text-tour.module.css';

/** The same tour in words, for everybody who does not see the pictures or cannot turn them. */
export const TextTour = ({ scenes, current }: { scenes: readonly Scene[]; current: number }) => (
  <section className={styles.tour} aria-labelledby="text-tour">
    <h2 id="text-tour">文字導覽</h2>
    {scenes.map(({ id, title, place, text, hotspots }) => (
      <details key={id} open={id === current}>
        <summary>
          {title}
          <span>{place}</span>
        </summary>
        {[...new Set(text.split(/\n+/))].map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {hotspots.length > 0 && (
          <ul>
            {hotspots.map(({ yaw, label, to }) => (
              <li key={`${yaw} ${label}`}>
                {directionOf(yaw)}：{to ? <Link to={`/360tours?scene=${to.id}`}>{label}</Link> : label}
              </li>
            ))}
          </ul>
        )}
      </details>
    ))}
  </section>
);

function directionOf(yaw: number): string {
  const turned = ((yaw % 360) + 360) % 360;
  return ['正前方', '右前方', '右側', '右後方', '正後方', '左後方', '左側', '左前方'][Math.round(turned / 45) % 8] as string;
}
