import type { Translate } from '@admissions/store';
import { Chinese } from '@admissions/ui';
import { DEGREE_NAMES, LANGUAGE_NAMES } from '../../lib/departments/levels.ts';
import { TEXTS as GUIDE_TEXTS } from '../../lib/departments/texts.ts';
import { JoinedWords } from '../../lib/joined-words.tsx';
import type { CompareGroup } from './compare-rows.ts';
import { TEXTS } from './compare-texts.ts';

/** Short texts below each other; nothing where there are none. */
export const listTexts = (texts: readonly string[], t: Translate) =>
  texts.length > 0 && (
    <ul {...t.chinese}>
      {texts.map((text) => (
        <li key={text}>
          <JoinedWords>{text}</JoinedWords>
        </li>
      ))}
    </ul>
  );

/** What a department is. */
export const DEPARTMENT_ROWS: CompareGroup = {
  title: TEXTS.department,
  rows: [
    {
      label: GUIDE_TEXTS.inWords,
      show: ({ department }) => <Chinese>{department.tagline}</Chinese>,
    },
    {
      label: GUIDE_TEXTS.college,
      show: ({ department }) => <Chinese>{department.college.title}</Chinese>,
    },
    {
      label: GUIDE_TEXTS.degree,
      show: ({ department }, t) => t(DEGREE_NAMES[department.degree]),
    },
    {
      label: GUIDE_TEXTS.language,
      show: ({ department }, t) => t(LANGUAGE_NAMES[department.language]),
    },
    { label: GUIDE_TEXTS.groups, show: ({ department }, t) => listTexts(department.groups, t) },
    {
      label: GUIDE_TEXTS.courses,
      isWide: true,
      show: ({ department }, t) =>
        listTexts(
          department.courses.map(({ year, titles }) => `${year}：${titles.join('、')}`),
          t,
        ),
    },
  ],
};
