import { COLLEGE_SHORT_NAMES } from '@admissions/model/terms';
import { PageLink } from '@admissions/ui';
import { Table } from '../../lib/table.tsx';
import type { CollegeCareers as Careers } from './career-data.ts';
import styles from './college-careers.module.css';
import { TEXTS } from './texts.ts';

export function CollegeCareers({ colleges }: { colleges: readonly Careers[] }) {
  return (
    <Table className={styles.careers} head={[TEXTS.college, TEXTS.careersColumn]}>
      <tbody>
        {colleges.map(({ college, careers }) => (
          <tr key={college} data-college={college}>
            <th scope="row">
              <PageLink to={`/bachelor?college=${college}`}>
                {COLLEGE_SHORT_NAMES[college]['zh-TW']}
              </PageLink>
            </th>
            <td>
              <ul className="wrap plain-size">
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
