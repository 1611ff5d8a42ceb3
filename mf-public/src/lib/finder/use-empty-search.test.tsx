import { EMPTY_SEARCH_PATHS } from '@admissions/protocol';
import { apiAnswering } from '@admissions/tools/testing';
import { act, cleanup, renderHook } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { useEmptySearch } from './use-empty-search.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
const answering = () => apiAnswering(() => ({ data: null }));
// The client loads its transport with the first call: do that before the fake timers.
beforeAll(() => answering().api.get('/first'));
// Sent words are remembered per document: every test needs its own.
const type = (query: string, isWanted = true) =>
  renderHook(
    (props: { query: string; isWanted: boolean }) => useEmptySearch(props.query, props.isWanted),
    { initialProps: { query, isWanted } },
  );
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const arrived = (check: () => void) => vi.waitFor(check, 30_000);

describe('useEmptySearch', () => {
  it('sends only the normalised word, once typing pauses', async () => {
    const { sent } = answering();
    const { rerender } = type('量');
    await wait(1900);
    rerender({ query: '量 子ＡＩ', isWanted: true });
    await wait(1900);
    expect(sent).toEqual([]);
    await wait(200);
    await arrived(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({
      method: 'post',
      path: EMPTY_SEARCH_PATHS.count,
      params: {},
      body: { word: '量子ai' },
    });
    expect(sent[0]?.headers).not.toHaveProperty('idempotency-key');
  });
  it('sends a word once per document, whichever box it was typed in', async () => {
    const { sent } = answering();
    type('木星');
    await wait(2100);
    await arrived(() => expect(sent).toHaveLength(1));
    cleanup();
    type('木 星');
    await wait(2100);
    type('土星');
    await wait(2100);
    await arrived(() =>
      expect(sent.map(({ body }) => body)).toEqual([{ word: '木星' }, { word: '土星' }]),
    );
  });
  it('sends nothing if disabled or after leaving the page', async () => {
    const { sent } = answering();
    type('水星', false);
    type('火星').unmount();
    await wait(5000);
    type('金星');
    await wait(2100);
    await arrived(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body).toEqual({ word: '金星' });
  });
  it.each([
    ['a telephone number', '0912 345 678', '天王星'],
    ['a number of an identity card', 'A123456789', '海王星'],
    ['an address of mail', 'ming@example.com', '冥王星'],
    ['an address of a site', 'https://example.com', '穀神星'],
    ['a whole sentence', '我想知道怎樣才可以進到你們學校念這個很有趣的東西', '灶神星'],
    ['signs that are being composed', 'ㄌㄧㄤˋ', '智神星'],
  ])('never sends %s', async (_what, typed, next) => {
    const { sent } = answering();
    const { rerender } = type(typed);
    await wait(2100);
    rerender({ query: next, isWanted: true });
    await wait(2100);
    await arrived(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body).toEqual({ word: next });
  });
});
