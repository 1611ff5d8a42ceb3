// @vitest-environment jsdom
import { BODY_CLIPBOARD, UNSAVED_PREFIX, UNSAVED_TTL_MS } from '@admissions/protocol';
import { beforeEach, describe, expect, it } from 'vitest';
import { deleteExpiredDrafts, deleteUnsavedDrafts, listUnsavedDrafts } from './unsaved-drafts.ts';

const at = (ago: number) =>
  JSON.stringify({ at: new Date(Date.now() - ago).toISOString(), sealed: 'x' });
beforeEach(() => {
  localStorage.setItem(`${UNSAVED_PREFIX}7 news.news 3 title`, at(0));
  localStorage.setItem(`${UNSAVED_PREFIX}7 news.news new title`, at(UNSAVED_TTL_MS + 1));
  localStorage.setItem(`${UNSAVED_PREFIX}71 news.news 3 title`, at(60_000));
  localStorage.setItem(`${UNSAVED_PREFIX}8 about.video 1 title`, 'no JSON');
  localStorage.setItem(BODY_CLIPBOARD, '{}');
  localStorage.setItem('admin-language', 'en');
});

describe('unsaved drafts in a shared browser', () => {
  it('belong to their account, not to one with the same number prefix', () => {
    expect(listUnsavedDrafts(7)).toHaveLength(2);
    expect(listUnsavedDrafts(1)).toEqual([]);
  });
  it('are deleted with the clipboard, without touching others or settings', () => {
    deleteUnsavedDrafts(7);
    expect(Object.keys(localStorage).sort()).toEqual([
      'admin-language',
      `${UNSAVED_PREFIX}71 news.news 3 title`,
      `${UNSAVED_PREFIX}8 about.video 1 title`,
    ]);
  });
  it('are deleted after two weeks for every account, and so are undated ones', () => {
    deleteExpiredDrafts();
    expect(
      Object.keys(localStorage)
        .filter((name) => name.startsWith(UNSAVED_PREFIX))
        .sort(),
    ).toEqual([`${UNSAVED_PREFIX}7 news.news 3 title`, `${UNSAVED_PREFIX}71 news.news 3 title`]);
  });
});
