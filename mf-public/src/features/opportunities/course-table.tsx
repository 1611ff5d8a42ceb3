import { useMessage } from '@admissions/store';
import { PageLink, Phrases } from '@admissions/ui';
import card from '../../lib/card/card.module.css';
import styles from './course-table.module.css';
import type { Course } from './selfvalue-data.ts';
import { TEXTS } from './texts.ts';

/** The courses with their credits, in two columns. */
export function CourseTable({ courses }: { courses: readonly Course[] }) {
  const t = useMessage();
  return (
    <ul className={styles.courses}>
      {courses.map(({ id, title, unit, credits, summary }) => (
        <li key={id} className={`${card.card} ${styles.course}`}>
          <p className={styles.credits}>
            {credits === null ? (
              <span>{t(TEXTS.programme)}</span>
            ) : (
              <>
                <strong>{credits}</strong>
                <span>{t(TEXTS.credits)}</span>
              </>
            )}
          </p>
          <div {...t.chinese}>
            <h3 className={card.title}>
              <PageLink to={`/studying?kind=course&id=${id}#opened`}>
                <Phrases>{title}</Phrases>
              </PageLink>
            </h3>
            <p className={card.meta}>{unit}</p>
            <p className={`${card.summary} clamp`}>{summary}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
