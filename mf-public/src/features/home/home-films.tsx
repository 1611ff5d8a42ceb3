import { MoreLink, Picture, Section } from '@admissions/ui';
import { Link } from 'react-router';
import styles from './home-films.module.css';
import type { Film, Place } from './home-reads.ts';

/** Films to see, and the campus to look around in. */
export function HomeFilms({ films, places }: { films: readonly Film[]; places: readonly Place[] }) {
  if (films.length === 0 && places.length === 0) return null;
  return (
    <Section title="先看一眼" band="dark" more={<MoreLink href="/video">看全部影片</MoreLink>} isLazy>
      <ul className={styles.films}>
        {films.map(({ id, title, pic }) => (
          <li key={id}>
            <Picture image={pic} sizes="(width < 700px) 100vw, 620px" ratio="wide" isDecorative />
            <p>
              <Link viewTransition to={`/video?id=${id}`}>
                <span aria-hidden="true">▶</span>
                {title}
              </Link>
            </p>
          </li>
        ))}
      </ul>
      {places.length > 0 && (
        <div className={styles.tour}>
          <p>
            <strong>360°環景導覽</strong>
            不必出門，也能在校園裡轉一圈。
          </p>
          <ul>
            {places.map(({ id, title, pic }) => (
              <li key={id}>
                <Picture image={pic} sizes="240px" ratio="card" isDecorative />
                <Link viewTransition to={`/360tours?scene=${id}`}>
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
    </Section>
  );
}
