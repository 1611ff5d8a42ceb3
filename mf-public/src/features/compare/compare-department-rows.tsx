import { DEGREE_NAMES, LANGUAGE_NAMES } from '../../lib/departments/levels.ts';
import { TEXTS as GUIDE_TEXTS } from '../../lib/departments/texts.ts';
import { JoinedWords } from '../../lib/joined-words.tsx';
import type { CompareGroup } from './compare-rows.ts';
import { TEXTS } from './compare-texts.ts';

export const listTexts = (texts: readonly string[]) =>
  texts.length > 0 && (
    <ul>
      {texts.map((text) => (
        <li key={text}>
          <JoinedWords>{text}</JoinedWords>
        </li>
      ))}
    </ul>
  );

export const DEPARTMENT_ROWS: CompareGroup = {
  title: TEXTS.department,
  rows: [
    {
      label: GUIDE_TEXTS.inWords,
      show: ({ department }) => department.tagline,
    },
    {
      label: GUIDE_TEXTS.college,
      show: ({ department }) => department.college.title,
    },
    {
      label: GUIDE_TEXTS.degree['zh-TW'],
      show: ({ department }) => DEGREE_NAMES[department.degree]['zh-TW'],
    },
    {
      label: GUIDE_TEXTS.language['zh-TW'],
      show: ({ department }) => LANGUAGE_NAMES[department.language]['zh-TW'],
    },
    { label: GUIDE_TEXTS.groups['zh-TW'], show: ({ department }) => listTexts(department.groups) },
    {
      label: GUIDE_TEXTS.courses['zh-TW'],
      isWide: true,
      show: ({ department }) =>
        listTexts(department.courses.map(({ year, titles }) => `${year}：${titles.join('、')}`)),
    },
  ],
};
