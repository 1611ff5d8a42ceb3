// @vitest-environment jsdom
import { BODY_CLIPBOARD, DRAFT_PREFIX, DRAFT_TTL_MS } from '@admissions/protocol';
import { beforeEach, describe, expect, it } from 'vitest';
import { deleteExpiredDrafts, deleteUnsavedDrafts, listUnsavedDrafts } from './unsaved-drafts.ts';

const at = (ago: number) =>
  JSON.stringify({ at: new Date(Date.now() - ago).toISOString(), sealed: 'x' });
beforeEach(() => {
  localStorage.clear();
  localStorage.setItem(`${DRAFT_PREFIX}7 news.news 3 title`, at(0));
  localStorage.setItem(`${DRAFT_PREFIX}7 news.news new title`, at(DRAFT_TTL_MS + 1));
  localStorage.setItem(`${DRAFT_PREFIX}71 news.news 3 title`, at(60_000));
  localStorage.setItem(`${DRAFT_PREFIX}8 about.video 1 title`, 'no JSON');
  localStorage.setItem(BODY_CLIPBOARD, '{}');
  localStorage.setItem('admin-language', 'en');
});

describe('L10: what an account leaves in a shared browser', () => {
  it('is known by the account, not by one whose number begins alike', () => {
    expect(listUnsavedDrafts(7)).toHaveLength(2);
    expect(listUnsavedDrafts(1)).toEqual([]);
  });
  it('is taken away with what it copied, and nothing of others nor of the browser’s own settings', () => {
    deleteUnsavedDrafts(7);
    expect(Object.keys(localStorage).sort()).toEqual([
      'admin-language',
      `${DRAFT_PREFIX}71 news.news 3 title`,
      `${DRAFT_PREFIX}8 about.video 1 title`,
    ]);
  });
  it('is taken away after a fortnight whoever it belongs to, and so is what nobody can date', () => {
    deleteExpiredDrafts();
    expect(
      Object.keys(localStorage)
        .filter((name) => name.startsWith(DRAFT_PREFIX))
        .sort(),
    ).toEqual([`${DRAFT_PREFIX}7 news.news 3 title`, `${DRAFT_PREFIX}71 news.news 3 title`]);
  });
});
