// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { parseComparedKeys } from './parse-compared-keys.ts';
import { replaceShortlisted, toggleShortlisted, useShortlist } from './shortlist.ts';

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.restoreAllMocks();
});
const entry = { level: 'bachelor', id: 3, title: '資訊工程學系' } as const;

describe('shortlist', () => {
  it('keeps a department until it is let go, for every part of the page', () => {
    const [one, other] = [renderHook(useShortlist), renderHook(useShortlist)];
    act(() => toggleShortlisted(entry));
    expect([one.result.current, other.result.current]).toEqual([[entry], [entry]]);
    act(() => toggleShortlisted(entry));
    expect(one.result.current).toEqual([]);
  });
  it('has once what was kept under two names', () => {
    const former = { level: 'specialized', id: 7, title: entry.title } as const;
    const { result } = renderHook(useShortlist);
    act(() => toggleShortlisted(former));
    act(() => replaceShortlisted(former, entry));
    expect(result.current).toEqual([entry]);
    act(() => toggleShortlisted(former));
    act(() => replaceShortlisted(former, entry));
    expect(result.current).toEqual([entry]);
  });
  it('starts empty when what is stored is none of ours', () => {
    localStorage.setItem('shortlist', '[{"level":"nobody","id":"x"},7,null]');
    expect(renderHook(useShortlist).result.current).toEqual([]);
  });
  it('reads at most three departments out of an address, each once', () => {
    const ids = (query: string) =>
      parseComparedKeys(`http://localhost/compare${query}`).map(
        ({ level, id }) => `${level} ${id}`,
      );
    expect(ids('?d=bachelor-3&d=master-1&d=bachelor-3&d=specialized-2&d=master-9')).toEqual([
      'bachelor 3',
      'master 1',
      'specialized 2',
    ]);
    expect(ids('?d=bachelor-0&d=nobody-1&d=master-1x&d=')).toEqual([]);
  });
});
