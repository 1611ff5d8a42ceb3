import { fillPlaceholders } from '@admissions/model/messages';
import { PageLink, Phrases } from '@admissions/ui';
import { CampusPlan } from '../../lib/campus/campus-plan.tsx';
import { findSpot } from '../../lib/campus/spots.ts';
import type { Scene } from './scenes.ts';
import { TEXTS } from './texts.ts';
import styles from './where-spots.module.css';

/** The list of links is the text alternative of the plan. */
export function WhereSpots({ scenes, current }: { scenes: readonly Scene[]; current: number }) {
  const spots = scenes.flatMap((scene, index) => {
    const spot = findSpot(scene);
    return spot
      ? [
          {
            key: scene.id,
            x: spot.x,
            y: spot.y,
            label: String.fromCharCode(FIRST_LETTER_CODE + index),
          },
        ]
      : [];
  });
  return (
    <section className={styles.where} aria-labelledby="where-spots">
      <div>
        <h2 id="where-spots">
          <Phrases>{fillPlaceholders(TEXTS.spots, { count: scenes.length })}</Phrases>
        </h2>
        <ol>
          {scenes.map(({ id, title, place }) => (
            <li key={id}>
              <PageLink
                to={`/360tours?scene=${id}`}
                aria-current={id === current ? 'true' : undefined}
              >
                {title}
                <span>{place}</span>
              </PageLink>
            </li>
          ))}
        </ol>
      </div>
      <CampusPlan spots={spots} />
    </section>
  );
}
const FIRST_LETTER_CODE = 65;
