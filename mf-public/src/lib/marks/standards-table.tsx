import { GSAT_SUBJECTS, STANDARD_NAMES, SUBJECT_NAMES } from '@admissions/model/terms';
import { useMessage } from '@admissions/store';
import { Table } from '../table.tsx';
import type { Standards } from './standards.ts';
import styles from './standards-table.module.css';

const CAPTION = {
  'zh-TW': '{year}學年度學測五標（級分）',
  en: 'The five standards of the GSAT {year} (marks)',
};
const SUBJECT = { 'zh-TW': '科目', en: 'Subject' };
const LEVELS = ['top', 'front', 'mean', 'rear', 'bottom'] as const;

/** The five standards of a year by subject. */
export function StandardsTable({ standards: { year, marks } }: { standards: Standards }) {
  const t = useMessage();
  return (
    <Table
      className={styles.table}
      caption={t(CAPTION, { year })}
      head={[t(SUBJECT), ...LEVELS.map((level) => t(STANDARD_NAMES[level]))]}
    >
      <tbody>
        {GSAT_SUBJECTS.map((subject) => (
          <tr key={subject}>
            <th scope="row">{t(SUBJECT_NAMES[subject])}</th>
            {LEVELS.map((level) => (
              <td key={level}>{marks[subject]?.[level] ?? '—'}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
