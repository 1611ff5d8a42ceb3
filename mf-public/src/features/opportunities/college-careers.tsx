import { COLLEGE_SHORT_NAMES } from '@admissions/model/terms';
import { useMessage } from '@admissions/store';
import { PageLink } from '@admissions/ui';
import type { CollegeCareers as Careers } from './career-data.ts';
import styles from './college-careers.module.css';
import { TEXTS } from './texts.ts';

/** What one becomes, college by college; each name of a college leads to its departments. */
export function CollegeCareers({ colleges }: { colleges: readonly Careers[] }) {
  const t = useMessage();
  return (
    <table className={styles.careers}>
      <thead>
        <tr>
          <th scope="col">{t(TEXTS.college)}</th>
          <th scope="col">{t(TEXTS.careersColumn)}</th>
        </tr>
      </thead>
      <tbody>
        {colleges.map(({ college, careers }) => (
          <tr key={college} data-college={college}>
            <th scope="row">
              <PageLink to={`/bachelor?college=${college}`}>
                {t(COLLEGE_SHORT_NAMES[college])}
              </PageLink>
            </th>
            <td {...t.chinese}>
              <ul>
                {careers.map((career) => (
                  <li key={career}>{career}</li>
                ))}
              </ul>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
