// @vitest-environment jsdom
import { DRAFT_LASTS } from '@admissions/protocol';
import { afterEach, describe, expect, it } from 'vitest';
import { readUnsaved, toUnsavedName, writeUnsaved } from './unsaved-values.ts';

afterEach(() => localStorage.clear());

const [OWN, OTHER] = ['q'.repeat(43), 'Z'.repeat(43)];
const name = toUnsavedName(7, 'news.news', 3, ['title']);
const stored = () => JSON.stringify(Object.fromEntries(Object.entries({ ...localStorage })));

describe('L10: what is typed and not saved', () => {
  it('is read again with the key of its account, and with no other', () => {
    writeUnsaved(name, { title: '還沒發布的消息' }, OWN);
    expect(readUnsaved(name, OWN)?.changed).toEqual({ title: '還沒發布的消息' });
    expect([readUnsaved(name, OTHER), readUnsaved(name, undefined)]).toEqual([null, null]);
    // Whoever had the wrong key took nothing away.
    expect(readUnsaved(name, OWN)).not.toBeNull();
  });
  it('lies in the browser so that nobody reads it there, twice the same text differently', () => {
    writeUnsaved(name, { title: 'unpublished words' }, OWN);
    const first = stored();
    writeUnsaved(name, { title: 'unpublished words' }, OWN);
    for (const each of [first, stored()]) expect(each).not.toContain('unpublished');
    expect(stored()).not.toBe(first);
  });
  it('does not open under another name, nor changed, nor as it was kept before', () => {
    writeUnsaved(name, { title: '甲' }, OWN);
    const kept = localStorage.getItem(name) ?? '';
    const elsewhere = toUnsavedName(7, 'news.news', 4, ['title']);
    localStorage.setItem(elsewhere, kept);
    expect(readUnsaved(elsewhere, OWN)).toBeNull();
    localStorage.setItem(name, kept.replace(/.{6}"}$/, 'AAAAAA"}'));
    expect(readUnsaved(name, OWN)).toBeNull();
    localStorage.setItem(
      name,
      JSON.stringify({ at: new Date().toISOString(), changed: { title: '明文' } }),
    );
    expect([readUnsaved(name, OWN), localStorage.getItem(name)]).toEqual([null, null]);
  });
  it('lasts a fortnight', () => {
    writeUnsaved(name, { title: '甲' }, OWN);
    expect(readUnsaved(name, OWN, Date.now() + DRAFT_LASTS - 60_000)).not.toBeNull();
    expect([readUnsaved(name, OWN, Date.now() + DRAFT_LASTS), localStorage.length]).toEqual([
      null,
      0,
    ]);
  });
  it('is not kept without a session', () => {
    writeUnsaved(name, { title: '甲' }, undefined);
    expect(localStorage).toHaveLength(0);
  });
});
