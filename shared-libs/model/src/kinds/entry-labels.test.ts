import { describe, expect, it } from 'vitest';
import { KINDS } from './kinds.ts';

const NAMED_AFTER_PAGES = ['影音專區', '首頁圖片牆', '大學生活', '環景導覽', '校園活力', '找學系'];

describe('What one entry is called', () => {
  it('is the thing that is added, not the page that it stands on', () =>
    expect(
      KINDS.map(({ entryLabel }) => entryLabel['zh-TW']).filter((name) =>
        NAMED_AFTER_PAGES.includes(name),
      ),
    ).toEqual([]));
  it('is the name of its kind elsewhere', () =>
    expect(
      KINDS.filter(({ id }) => id === 'about.admissions').map(({ entryLabel }) => entryLabel),
    ).toEqual([{ 'zh-TW': '招生管道', en: 'Admission channels' }]));
});
