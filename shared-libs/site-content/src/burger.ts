import { pair } from '@admissions/model';
import { COLLEGE_NAMES, type CollegeKey } from '@admissions/model/terms';

const collegeLink = (key: string, college: CollegeKey, href: string) => ({
  key,
  label: COLLEGE_NAMES[college],
  href,
  college,
});

/** Groups and links of the menu panel, below the menu. */
export const burger = {
  title: pair('選單', 'Menu'),
  groups: [
    {
      key: 'bachelor-colleges',
      title: pair('學士班學院', 'Bachelor colleges'),
      links: [
        collegeLink('b-international', 'international', '/specialized'),
        collegeLink('b-engineering', 'engineering', '/bachelor#div2'),
        collegeLink('b-management', 'management', '/bachelor#div3'),
        collegeLink('b-communications', 'communications', '/bachelor#div4'),
        collegeLink('b-informatics', 'informatics', '/bachelor#div5'),
        collegeLink('b-humanities', 'humanities', '/bachelor#div6'),
        collegeLink('b-medical', 'medical', '/bachelor#div7'),
      ],
    },
    {
      key: 'master-colleges',
      title: pair('碩博士班學院', 'Master and doctoral colleges'),
      links: [
        collegeLink('m-engineering', 'engineering', '/master#div1'),
        collegeLink('m-management', 'management', '/master#div2'),
        collegeLink('m-communications', 'communications', '/master#div3'),
        collegeLink('m-informatics', 'informatics', '/master#div4'),
        collegeLink('m-humanities', 'humanities', '/master#div5'),
        collegeLink('m-medical', 'medical', '/master#div6'),
      ],
    },
  ],
  external: [
    // A demo link: replace it by the site for new students of the year.
    {
      label: pair('新生網站', 'New-student site'),
      href: 'https://www.yzu.edu.tw/',
      newWindow: true,
    },
  ],
} as const;
