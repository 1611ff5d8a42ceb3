import type { FacultyLevel } from '@admissions/contracts/kinds';
import { Link } from 'react-router';
import styles from './department-row.module.css';
import type { DepartmentCard } from './guide-data.ts';
import { KeepButton } from './keep-button.tsx';
import { DEGREE_NAMES, LANGUAGE_NAMES, LEVELS } from './levels.ts';

/** A department in the list of its college. */
export function DepartmentRow({ level, department }: { level: FacultyLevel; department: DepartmentCard }) {
  const { id, title, titleEn, tagline, degree, groups, quota, language } = department;
  return (
    <li className={styles.row}>
      <div className={styles.text}>
        <h3>
          <Link viewTransition to={`${LEVELS[level].detail}?id=${id}`}>
            {title}
          </Link>
        </h3>
        <p lang="en" className={styles.english}>
          {titleEn}
        </p>
        <p className={styles.tagline}>{tagline}</p>
        <p className={styles.facts}>
          {[DEGREE_NAMES[degree], LANGUAGE_NAMES[language], quota ? `招生${quota}名` : '', groups.length > 1 ? groups.join('、') : '']
            .filter(Boolean)
            .join('・')}
        </p>
      </div>
      <KeepButton kept={{ level, id, title }} />
    </li>
  );
}
