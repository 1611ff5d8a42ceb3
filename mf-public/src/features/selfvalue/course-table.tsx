import { Link } from 'react-router';
import styles from './course-table.module.css';
import type { Course } from './selfvalue-data.ts';

/** The courses with their credits, in two columns. */
export const CourseTable = ({ courses }: { courses: readonly Course[] }) => (
  <ul className={styles.courses}>
    {courses.map(({ id, title, unit, credits, summary }) => (
      <li key={id} className={styles.course}>
        <p className={styles.credits}>
          {credits === null ? (
            <span>學程</span>
          ) : (
            <>
              <strong>{credits}</strong>
              <span>學分</span>
            </>
          )}
        </p>
        <div>
          <h3>
            <Link to={`/studying?kind=course&id=${id}#opened`}>{title}</Link>
          </h3>
          <p className={styles.unit}>{unit}</p>
          <p>{summary}</p>
        </div>
      </li>
    ))}
  </ul>
);
