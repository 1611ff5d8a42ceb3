// @vitest-environment jsdom
import { WHITELIST_PATHS } from '@admissions/contracts';
import { apiAnswering } from '@admissions/tools/testing';
import { describe, expect, it } from 'vitest';
import { createWhitelistApi } from './whitelist.ts';

describe('createWhitelistApi', () => {
  it('reads the whole list page by page, and the change that is being tried out', async () => {
    const provisional = { revertsAt: '2026-11-21T03:05:00Z', by: '王小明' };
    const { api, sent } = apiAnswering(({ params }) => ({
      data: { list: [{ id: params.page }], total: 2, page: params.page, perpage: 100, provisional },
    }));
    expect(await createWhitelistApi(api).all()).toEqual({
      entries: [{ id: 1 }, { id: 2 }],
      provisional,
    });
    expect(sent).toHaveLength(2);
  });
  it.each([
    [false, WHITELIST_PATHS.remove(7)],
    [true, `${WHITELIST_PATHS.remove(7)}?provisional=true`],
  ])('removes an entry; only tried out: %s', async (provisional, path) => {
    const { api, sent } = apiAnswering(() => ({ data: null }));
    await createWhitelistApi(api).remove(7, { provisional });
    expect(sent.map((each) => [each.method, each.path])).toEqual([['delete', path]]);
  });
});
