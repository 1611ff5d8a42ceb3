import { Tag } from '@admissions/ui';
import card from '../../lib/card/card.module.css';
import { CardTitle } from '../../lib/card/card-title.tsx';
import styles from './course-table.module.css';
import type { Course } from './selfvalue-data.ts';
import { TEXTS } from './texts.ts';

interface CourseTableProps {
  courses: readonly (Course & { label?: string | undefined })[];
}
export function CourseTable({ courses }: CourseTableProps) {
  return (
    <ul className={styles.courses}>
      {courses.map(({ id, title, unit, credits, summary, label }) => (
        <li key={id} className={`${card.card} ${styles.course}`}>
          <p className={styles.credits}>
            {credits === null ? (
              <span className="mini">{TEXTS.programme}</span>
            ) : (
              <>
                <strong>{credits}</strong>
                <span className="mini">{TEXTS.credits}</span>
              </>
            )}
          </p>
          <div>
            <CardTitle to={`/studying?kind=course&id=${id}#opened`}>{title}</CardTitle>
            <p className={card.meta}>
              {label && <Tag>{label}</Tag>}
              {unit}
            </p>
            <p className={card.summary}>{summary}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
