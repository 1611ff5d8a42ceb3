import { fillPlaceholders } from '@admissions/model/messages';
import { GSAT_SUBJECTS, STANDARD_NAMES, SUBJECT_NAMES } from '@admissions/model/terms';
import { Table } from '../table.tsx';
import type { Standards } from './standards.ts';
import styles from './standards-table.module.css';

const CAPTION = '{year}學年度學測五標（級分）';
const SUBJECT = '科目';
const LEVELS = ['top', 'front', 'mean', 'rear', 'bottom'] as const;

export function StandardsTable({ standards: { year, marks } }: { standards: Standards }) {
  return (
    <Table
      className={styles.table}
      caption={fillPlaceholders(CAPTION, { year })}
      head={[SUBJECT, ...LEVELS.map((level) => STANDARD_NAMES[level]['zh-TW'])]}
    >
      <tbody>
        {GSAT_SUBJECTS.map((subject) => (
          <tr key={subject}>
            <th scope="row">{SUBJECT_NAMES[subject]['zh-TW']}</th>
            {LEVELS.map((level) => (
              <td key={level}>{marks[subject]?.[level] ?? '—'}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
