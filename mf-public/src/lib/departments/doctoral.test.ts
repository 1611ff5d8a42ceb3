import { describe, expect, it } from 'vitest';
import { selectDoctoral } from '../../features/guide/load-guide.ts';
import { nameDegrees } from './levels.ts';

const department = (id: number, title: string, degree: string, college = 1) => ({
  id,
  title,
  degree,
  college: { id: college, title: '' },
});

describe('/original/phd', () => {
  const guide = {
    colleges: [{ id: 1 }, { id: 2 }],
    departments: [
      department(1, '管理學院博士班', 'doctoral'),
      department(2, '電機工程學系碩士班、博士班', 'master'),
      department(3, '企業管理碩士班', 'master'),
      department(4, '經營管理碩士在職專班', 'executive'),
      department(5, '藝術與設計學系碩士班', 'master', 2),
    ],
    voices: [],
  };
  const shown = selectDoctoral(guide as unknown as Parameters<typeof selectDoctoral>[0]);
  it('lists only doctoral programmes, including those of combined entries', () =>
    expect(shown.departments?.map(({ id, degree }) => [id, degree])).toEqual([
      [1, 'doctoral'],
      [2, 'doctoral'],
    ]));
  it('names both degrees of a combined entry', () =>
    expect(nameDegrees({ title: '電機工程學系碩士班、博士班', degree: 'master' })).toBe(
      '碩士、博士',
    ));
  it('lists no college without one', () => expect(shown.colleges.map(({ id }) => id)).toEqual([1]));
});
