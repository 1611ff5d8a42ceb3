// @vitest-environment jsdom
import { UNSAVED_TTL_MS } from '@admissions/protocol';
import { describe, expect, it } from 'vitest';
import { loadUnsaved, saveUnsaved, toUnsavedName } from './unsaved-values.ts';

const [OWN, OTHER] = ['q'.repeat(43), 'Z'.repeat(43)];
const name = toUnsavedName(7, 'news.news', 3, ['title']);
const stored = () => JSON.stringify(Object.fromEntries(Object.entries({ ...localStorage })));

describe('unsaved values', () => {
  it('can be read with the key of their account only', () => {
    saveUnsaved(name, { title: '還沒發布的消息' }, OWN);
    expect(loadUnsaved(name, OWN)?.changed).toEqual({ title: '還沒發布的消息' });
    expect([loadUnsaved(name, OTHER), loadUnsaved(name, undefined)]).toEqual([null, null]);
    // An attempt with the wrong key must not delete it.
    expect(loadUnsaved(name, OWN)).not.toBeNull();
  });
  it('are encrypted, with different output for the same text', () => {
    saveUnsaved(name, { title: 'unpublished words' }, OWN);
    const first = stored();
    saveUnsaved(name, { title: 'unpublished words' }, OWN);
    for (const each of [first, stored()]) expect(each).not.toContain('unpublished');
    expect(stored()).not.toBe(first);
  });
  it('do not open under another name, when modified, or in the former format', () => {
    saveUnsaved(name, { title: '甲' }, OWN);
    const ciphertext = localStorage.getItem(name) ?? '';
    const elsewhere = toUnsavedName(7, 'news.news', 4, ['title']);
    localStorage.setItem(elsewhere, ciphertext);
    expect(loadUnsaved(elsewhere, OWN)).toBeNull();
    localStorage.setItem(name, ciphertext.replace(/.{6}"}$/, 'AAAAAA"}'));
    expect(loadUnsaved(name, OWN)).toBeNull();
    localStorage.setItem(
      name,
      JSON.stringify({ at: new Date().toISOString(), changed: { title: '明文' } }),
    );
    expect([loadUnsaved(name, OWN), localStorage.getItem(name)]).toEqual([null, null]);
  });
  it('expire after a fortnight', () => {
    saveUnsaved(name, { title: '甲' }, OWN);
    expect(loadUnsaved(name, OWN, Date.now() + UNSAVED_TTL_MS - 60_000)).not.toBeNull();
    expect([loadUnsaved(name, OWN, Date.now() + UNSAVED_TTL_MS), localStorage.length]).toEqual([
      null,
      0,
    ]);
  });
});
