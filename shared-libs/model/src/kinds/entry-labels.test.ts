import { describe, expect, it } from 'vitest';
import { KINDS } from './kinds.ts';

const NAMED_AFTER_PAGES = ['影音專區', '首頁圖片牆', '大學生活', '環景導覽', '校園活力', '找學系'];

describe('entry labels', () => {
  it('names the added entry, not its page', () =>
    expect(
      KINDS.map(({ entryLabel }) => entryLabel['zh-TW']).filter((name) =>
        NAMED_AFTER_PAGES.includes(name),
      ),
    ).toEqual([]));
  it('defaults to the label of the kind', () =>
    expect(
      KINDS.filter(({ id }) => id === 'about.admissions').map(({ entryLabel }) => entryLabel),
    ).toEqual([{ 'zh-TW': '招生管道', en: 'Admission channels' }]));
});
