import { useMessage } from '@admissions/store';
import { Phrases } from '@admissions/ui';
import type { Department } from '../../lib/departments/guide-data.ts';
import styles from './course-map.module.css';

export function CourseMap({ courses }: Pick<Department, 'courses'>) {
  const { chinese } = useMessage();
  const isChinese = courses.some((each) => /\p{Script=Han}/u.test(each.year));
  return (
    <ol className={styles.years} {...(isChinese && chinese)}>
      {courses.map(({ year, titles }) => (
        <li key={year}>
          <h3>
            <Phrases>{year}</Phrases>
          </h3>
          <ul className="small">
            {titles.map((title) => (
              <li key={title}>{title}</li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}
