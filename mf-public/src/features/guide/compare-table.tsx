import type { FacultyLevel } from '@admissions/contracts/kinds';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './compare-table.module.css';
import type { Department } from './guide-data.ts';
import { DEGREE_NAMES, LANGUAGE_NAMES, LEVELS } from './levels.ts';

const list = (texts: readonly string[]) =>
  texts.length > 0 ? (
    <ul>
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  ) : (
    '—'
  );
const ROWS: readonly [string, (department: Department) => ReactNode][] = [
  ['一句話', ({ tagline }) => tagline],
  ['學院', ({ college }) => college.title],
  ['學位', ({ degree }) => DEGREE_NAMES[degree]],
  ['招生名額', ({ quota }) => (quota ? `${quota}名` : '—')],
  ['授課語言', ({ language }) => LANGUAGE_NAMES[language]],
  ['組別', ({ groups }) => list(groups)],
  ['課程', ({ courses }) => list(courses.map(({ year, titles }) => `${year}：${titles.join('、')}`))],
  ['出路', ({ careers }) => list(careers)],
  ['招生管道', ({ channels }) => list(channels)],
];

/** Departments side by side. */
export function CompareTable({ compared }: { compared: readonly { level: FacultyLevel; department: Department }[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls is scrolled with the keyboard too
    <section className={styles.scroller} tabIndex={0} aria-label="學系比較表">
      <table className={styles.table}>
        <thead>
          <tr>
            <td />
            {compared.map(({ level, department: { id, title } }) => (
              <th key={`${level} ${id}`} scope="col">
                <Link viewTransition to={`${LEVELS[level].detail}?id=${id}`}>
                  {title}
                </Link>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ROWS.map(([label, show]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {compared.map(({ level, department }) => (
                <td key={`${level} ${department.id}`}>{show(department)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
