import type { CollegeKey } from '@admissions/model/terms';
import { COLLEGE_SHORT_NAMES } from '@admissions/model/terms';
import { PageLink, Phrases } from '@admissions/ui';
import styles from './company-wall.module.css';

interface Company {
  id: number;
  company: string;
  college: CollegeKey | null;
}
export function CompanyWall({ companies }: { companies: readonly Company[] }) {
  return (
    <ul className={styles.wall}>
      {companies.map(({ id, company, college }) => (
        <li key={id} data-college={college ?? undefined}>
          <PageLink to={`/practice?id=${id}#opened`}>
            <strong>
              <Phrases>{company}</Phrases>
            </strong>
            {college && <span>{COLLEGE_SHORT_NAMES[college]['zh-TW']}</span>}
          </PageLink>
        </li>
      ))}
    </ul>
  );
}
