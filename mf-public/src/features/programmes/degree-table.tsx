import { PageLink, Phrases } from '@admissions/ui';
import { Table } from '../../lib/table.tsx';
import styles from './degree-table.module.css';
import type { DualDegree } from './selfvalue-data.ts';
import { TEXTS } from './texts.ts';

/** On narrow screens each row becomes a card. */
export function DegreeTable({
  degrees,
  hrefOf,
}: {
  degrees: readonly DualDegree[];
  hrefOf: (id: number) => string;
}) {
  return (
    <Table
      className={styles.degrees}
      head={[TEXTS.degreeColumn, TEXTS.school, TEXTS.country, TEXTS.level]}
    >
      <tbody>
        {degrees.map(({ id, title, school, country, level, summary }) => (
          <tr key={id}>
            <th scope="row">
              <PageLink to={hrefOf(id)}>
                <Phrases>{title}</Phrases>
              </PageLink>
              <p className="clamp">
                <Phrases>{summary}</Phrases>
              </p>
            </th>
            <td>{school}</td>
            <td>{country}</td>
            <td>{level}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
