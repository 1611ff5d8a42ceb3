import { Picture } from '@admissions/ui';
import { Link } from 'react-router';
import styles from './scene-rail.module.css';
import type { Scene } from './scenes.ts';

/** The places of the tour to choose from. */
export const SceneRail = ({ scenes, current }: { scenes: readonly Scene[]; current: number }) => (
  <nav aria-label="環景地點" className={styles.rail}>
    <ul>
      {scenes.map(({ id, title, place, pic }) => (
        <li key={id}>
          <Link to={`/360tours?scene=${id}`} aria-current={id === current ? 'true' : undefined} preventScrollReset>
            <Picture image={pic} sizes="240px" ratio="card" isDecorative />
            <strong>{title}</strong>
            <span>{place}</span>
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);
