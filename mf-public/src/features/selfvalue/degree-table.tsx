import { Link } from 'react-router';
import styles from './degree-table.module.css';
import type { DualDegree } from './selfvalue-data.ts';

/** The dual degrees as a table; on narrow screens each row becomes a card. */
export const DegreeTable = ({ degrees, hrefOf }: { degrees: readonly DualDegree[]; hrefOf: (id: number) => string }) => (
  <table className={styles.degrees}>
    <thead>
      <tr>
        <th scope="col">學位</th>
        <th scope="col">合作學校</th>
        <th scope="col">國家</th>
        <th scope="col">層級</th>
      </tr>
    </thead>
    <tbody>
      {degrees.map(({ id, title, school, country, level, summary }) => (
        <tr key={id}>
          <th scope="row">
            <Link to={hrefOf(id)}>{title}</Link>
            <p>{summary}</p>
          </th>
          <td>{school}</td>
          <td>{country}</td>
          <td>{level}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
