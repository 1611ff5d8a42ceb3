// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { listHref, parseComparedKeys, parseListKeys } from './parse-compared-keys.ts';
import { replaceShortlisted, toggleShortlisted, useShortlist } from './shortlist.ts';

const entry = { level: 'bachelor', id: 3, title: '資訊工程學系' } as const;

describe('shortlist', () => {
  it('saves a department until it is removed, for all parts of the page', () => {
    const [one, other] = [renderHook(useShortlist), renderHook(useShortlist)];
    act(() => toggleShortlisted(entry));
    expect([one.result.current, other.result.current]).toEqual([[entry], [entry]]);
    act(() => toggleShortlisted(entry));
    expect(one.result.current).toEqual([]);
  });
  it('merges an entry saved under two keys', () => {
    const former = { level: 'specialized', id: 7, title: entry.title } as const;
    const { result } = renderHook(useShortlist);
    act(() => toggleShortlisted(former));
    act(() => replaceShortlisted(former, entry));
    expect(result.current).toEqual([entry]);
    act(() => toggleShortlisted(former));
    act(() => replaceShortlisted(former, entry));
    expect(result.current).toEqual([entry]);
  });
  it('starts empty if the stored value is invalid', () => {
    localStorage.setItem('shortlist', '[{"level":"nobody","id":"x"},7,null]');
    expect(renderHook(useShortlist).result.current).toEqual([]);
  });
  it('is the same on the device that opens its address', () => {
    const list = [3, 12, 999].flatMap((id) => [
      { level: 'bachelor' as const, id },
      { level: 'master' as const, id },
    ]);
    const { searchParams } = new URL(listHref(list), 'https://site');
    expect(parseListKeys(searchParams)).toEqual(list);
    expect(parseListKeys(new URLSearchParams('list=x1b0b-1,scores=15'))).toEqual([]);
    const longest = Array.from({ length: 30 }, (_, index) => ({
      level: 'specialized' as const,
      id: 970 + index,
    }));
    expect(
      new URL(listHref(longest), 'https://site').searchParams.get('list')?.length,
    ).toBeLessThan(200);
  });
  it('parses at most three departments, without duplicates', () => {
    const ids = (query: string) =>
      parseComparedKeys(new URLSearchParams(query)).map(({ level, id }) => `${level} ${id}`);
    expect(ids('?d=bachelor-3&d=master-1&d=bachelor-3&d=specialized-2&d=master-9')).toEqual([
      'bachelor 3',
      'master 1',
      'specialized 2',
    ]);
    expect(ids('?d=bachelor-0&d=nobody-1&d=master-1x&d=')).toEqual([]);
  });
});
