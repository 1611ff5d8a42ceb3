import styles from './course-map.module.css';
import type { Department } from './guide-data.ts';

/** The courses year by year, side by side. */
export const CourseMap = ({ courses }: Pick<Department, 'courses'>) => (
  <ol className={styles.years}>
    {courses.map(({ year, titles }) => (
      <li key={year}>
        <h3>{year}</h3>
        <ul>
          {titles.map((title) => (
            <li key={title}>{title}</li>
          ))}
        </ul>
      </li>
    ))}
  </ol>
);
