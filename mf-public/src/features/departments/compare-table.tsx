import type { Localised } from '@admissions/contracts';
import type { FacultyLevel } from '@admissions/contracts/kinds';
import type { Translate } from '@admissions/store';
import { useMessage } from '@admissions/store';
import { Chinese, PageLink } from '@admissions/ui';
import type { ReactNode } from 'react';
import styles from './compare-table.module.css';
import type { Department } from './guide-data.ts';
import { DEGREE_NAMES, LANGUAGE_NAMES, LEVELS } from './levels.ts';
import { chooseNames } from './names.ts';
import { TEXTS } from './texts.ts';

const list = (texts: readonly string[], t: Translate) =>
  texts.length > 0 ? (
    <ul {...t.chinese}>
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  ) : (
    '—'
  );
const ROWS: readonly [Localised, (department: Department, t: Translate) => ReactNode][] = [
  [TEXTS.inWords, ({ tagline }) => <Chinese>{tagline}</Chinese>],
  [TEXTS.college, ({ college }) => <Chinese>{college.title}</Chinese>],
  [TEXTS.degree, ({ degree }, t) => t(DEGREE_NAMES[degree])],
  [TEXTS.quota, ({ quota }, t) => (quota ? t(TEXTS.quotaCount, { count: quota }) : '—')],
  [TEXTS.language, ({ language }, t) => t(LANGUAGE_NAMES[language])],
  [TEXTS.groups, ({ groups }, t) => list(groups, t)],
  [
    TEXTS.courses,
    ({ courses }, t) =>
      list(
        courses.map(({ year, titles }) => `${year}：${titles.join('、')}`),
        t,
      ),
  ],
  [TEXTS.careers, ({ careers }, t) => list(careers, t)],
  [TEXTS.channels, ({ channels }, t) => list(channels, t)],
];

/** Departments side by side. */
export function CompareTable({
  compared,
}: {
  compared: readonly { level: FacultyLevel; department: Department }[];
}) {
  const t = useMessage();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls is scrolled with the keyboard too
    <section className={styles.scroller} tabIndex={0} aria-label={t(TEXTS.table)}>
      <table className={styles.table} data-count={compared.length}>
        <thead>
          <tr>
            <td />
            {compared.map(({ level, department }) => (
              <th key={`${level} ${department.id}`} scope="col">
                <PageLink viewTransition to={`${LEVELS[level].detail}?id=${department.id}`}>
                  {chooseNames(t, department).name}
                </PageLink>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ROWS.map(([label, show]) => (
            <tr key={label.en}>
              <th scope="row">{t(label)}</th>
              {compared.map(({ level, department }) => (
                <td key={`${level} ${department.id}`}>{show(department, t)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
