// @vitest-environment jsdom
import { apiAnswering } from '@admissions/tools/testing';
import { describe, expect, it } from 'vitest';
import {
  checkAddress,
  findIpProblem,
  findTooWidePrefix,
  loadWhitelist,
  toIpValues,
  toIpWrite,
} from './whitelist.ts';

describe('loadWhitelist', () => {
  it('reads the whole list page by page, and the change that is being tried out', async () => {
    const provisional = { revertsAt: '2026-11-21T03:05:00Z', by: '王小明' };
    const { api, sent } = apiAnswering(({ params }) => ({
      data: { list: [{ id: params.page }], total: 2, page: params.page, perpage: 100, provisional },
    }));
    expect(await loadWhitelist(api)).toEqual({
      entries: [{ id: 1 }, { id: 2 }],
      provisional,
    });
    expect(sent).toHaveLength(2);
  });
});

describe('findTooWidePrefix', () => {
  it.each([
    ['10.0.0.0/8', 8],
    ['203.0.0.0/15', 15],
    ['203.0.0.0/16', null],
    ['203.0.113.7', null],
    ['2001:db8::/31', 31],
    ['2001:db8::/32', null],
    ['no address', null],
  ])('finds the prefix length of %s: %s', (text, bits) =>
    expect(findTooWidePrefix(text)).toBe(bits),
  );
});

describe('an entry of the whitelist', () => {
  it('is sent trimmed', () => {
    expect(toIpWrite({ ip: ' 203.0.113.0/24 ', note: ' 辦公室 ', expiresAt: null })).toEqual({
      ip: '203.0.113.0/24',
      note: '辦公室',
      expiresAt: null,
    });
  });
  it('does not count as changed because a moment is written another way', () => {
    expect(toIpValues({ ip: '::1', note: '', expiresAt: '2026-12-01T00:00:00Z' })).toEqual(
      toIpValues({ ip: '::1', note: '', expiresAt: '2026-12-01T08:00:00+08:00' }),
    );
  });
  it.each([
    ['', 'validation.required'],
    ['  ', 'validation.required'],
    ['office', 'validation.ip'],
    ['10.0.0.0/8', null],
  ] as const)('with the address %j: %s', (ip, problem) => {
    expect(findIpProblem(ip)).toBe(problem);
  });
});

describe('whether the list lets an address in', () => {
  const entries = [
    { ip: '203.0.113.0/24', active: true },
    { ip: '198.51.100.7', active: false },
  ];
  const ask = (address: string, list = entries) => checkAddress(list, address);

  it('is by the entry that holds it', () => {
    expect(ask('203.0.113.9')).toEqual({ isAllowed: true, by: '203.0.113.0/24' });
    expect(ask('192.0.2.1')).toEqual({ isAllowed: false, by: null });
  });
  it('does not count an entry that has ended', () => {
    expect(ask('198.51.100.7')).toEqual({ isAllowed: false, by: null });
  });
  it('is open to everybody without an active entry', () => {
    expect(ask('192.0.2.1', [])).toEqual({ isAllowed: true, by: null });
    expect(ask('192.0.2.1', entries.slice(1))).toEqual({ isAllowed: true, by: null });
  });
});
