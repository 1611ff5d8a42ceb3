import { PageLink, Picture } from '@admissions/ui';
import styles from './scene-rail.module.css';
import type { Scene } from './scenes.ts';
import { TEXTS } from './texts.ts';

/** The current scene is omitted: its picture is above. */
export function SceneRail({ scenes, current }: { scenes: readonly Scene[]; current: number }) {
  return (
    <nav aria-label={TEXTS.places} className={styles.rail}>
      <ul className="grid">
        {scenes.map(({ id, title, place, pic }) => (
          <li key={id}>
            <PageLink
              to={`/360tours?scene=${id}`}
              aria-current={id === current ? 'true' : undefined}
              preventScrollReset
            >
              {id === current ? (
                <span className={styles.here} aria-hidden="true">
                  {TEXTS.where}
                </span>
              ) : (
                <Picture image={pic} sizes="240px" ratio="card" isDecorative />
              )}
              <strong>{title}</strong>
              <span>{place}</span>
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
