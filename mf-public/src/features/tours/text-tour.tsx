import { PageLink, Phrases } from '@admissions/ui';
import type { Scene } from './scenes.ts';
import styles from './text-tour.module.css';
import { DIRECTIONS, TEXTS } from './texts.ts';

/** Text alternative of the tour. */
export function TextTour({ scenes, current }: { scenes: readonly Scene[]; current: number }) {
  return (
    <section className={styles.tour} aria-labelledby="text-tour">
      <h2 id="text-tour">
        <Phrases>{TEXTS.inWords}</Phrases>
      </h2>
      <div className={styles.places}>
        {scenes.map(({ id, title, place, text, hotspots }) => (
          <details key={id} open={id === current}>
            <summary className="bold">
              {title}
              <span>{place}</span>
            </summary>
            {[...new Set(text.split(/\n+/))].map((paragraph) => (
              <p className="space-s soft" key={paragraph}>
                {paragraph}
              </p>
            ))}
            {hotspots.length > 0 && (
              <ul>
                {hotspots.map(({ yaw, label, to }) => (
                  <li key={`${yaw} ${label}`}>
                    {describeDirection(yaw)}：
                    {to ? <PageLink to={`/360tours?scene=${to.id}`}>{label}</PageLink> : label}
                  </li>
                ))}
              </ul>
            )}
          </details>
        ))}
      </div>
    </section>
  );
}

function describeDirection(yaw: number) {
  const turned = ((yaw % 360) + 360) % 360;
  return DIRECTIONS[Math.round(turned / 45) % DIRECTIONS.length] as string;
}
