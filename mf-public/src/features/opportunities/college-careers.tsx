import { COLLEGE_SHORT_NAMES } from '@admissions/model/terms';
import { useMessage } from '@admissions/store';
import { PageLink } from '@admissions/ui';
import { Table } from '../../lib/table.tsx';
import type { CollegeCareers as Careers } from './career-data.ts';
import styles from './college-careers.module.css';
import { TEXTS } from './texts.ts';

/** What one becomes, college by college; each name of a college leads to its departments. */
export function CollegeCareers({ colleges }: { colleges: readonly Careers[] }) {
  const t = useMessage();
  return (
    <Table className={styles.careers} head={[t(TEXTS.college), t(TEXTS.careersColumn)]}>
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
    </Table>
  );
}
