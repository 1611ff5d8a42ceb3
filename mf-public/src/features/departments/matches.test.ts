import { describe, expect, it } from 'vitest';
import type { DepartmentCard } from './guide-data.ts';
import { matches } from './matches.ts';

const department = {
  title: '資訊工程學系',
  titleEn: 'Computer Science and Engineering',
  tagline: '寫得出程式',
  summary: '臺灣第一批人工智慧課程。',
  groups: ['資訊工程組'],
  careers: ['軟體工程師'],
} as DepartmentCard;

describe('matches', () => {
  it.each(['', '資訊', 'computer', '軟體 資訊', 'ＣＯＭＰＵＴＥＲ', '台灣'])(
    '“%s” finds the department',
    (query) => expect(matches(department, query)).toBe(true),
  );
  it.each(['護理', '資訊 護理'])('“%s” does not', (query) =>
    expect(matches(department, query)).toBe(false),
  );
});
