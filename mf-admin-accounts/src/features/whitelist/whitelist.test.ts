// @vitest-environment jsdom
import type { WhitelistEntry } from '@admissions/protocol';
import { apiAnswering } from '@admissions/tools/testing';
import { describe, expect, it } from 'vitest';
import {
  checkAddress,
  findIpProblem,
  findTooWidePrefix,
  isInternal,
  loadWhitelist,
  shutsOut,
} from './whitelist.ts';

it('loadWhitelist loads all pages of the list and the provisional change', async () => {
  const provisional = { revertsAt: '2026-11-21T03:05:00Z', by: '王小明' };
  const { api, sent } = apiAnswering(({ params }) => ({
    data: {
      list: [{ id: params.page }],
      total: 2,
      page: params.page,
      perpage: 100,
      provisional,
      expiredAt: null,
    },
  }));
  expect(await loadWhitelist(api)).toEqual({
    entries: [{ id: 1 }, { id: 2 }],
    provisional,
    expiredAt: null,
  });
  expect(sent).toHaveLength(2);
});

it.each([
  ['10.0.0.0/8', 8],
  ['203.0.0.0/15', 15],
  ['203.0.0.0/16', null],
  ['203.0.113.7', null],
  ['2001:db8::/31', 31],
  ['2001:db8::/32', null],
  ['no address', null],
])('findTooWidePrefix finds the prefix length of %s: %s', (text, bits) =>
  expect(findTooWidePrefix(text)).toBe(bits),
);

it.each([
  ['', 'validation.required'],
  ['  ', 'validation.required'],
  ['office', 'validation.ip'],
  ['10.0.0.0/8', null],
] as const)('whitelist entry reports for the address %j: %s', (ip, problem) => {
  expect(findIpProblem(ip)).toBe(problem);
});

it.each([
  ['127.0.0.1', true],
  ['172.31.2.3', true],
  ['172.32.2.3', false],
  ['fd00::7', true],
  ['2001:db8::7', false],
  ['203.0.113.7', false],
])('%s is of the machine or an internal network: %s', (ip, is) => expect(isInternal(ip)).toBe(is));

describe('checkAddress', () => {
  const entries = [
    { ip: '203.0.113.0/24', active: true },
    { ip: '198.51.100.7', active: false },
  ];
  const check = (address: string, list = entries) => checkAddress(list, address);

  it('allows an address within an entry', () => {
    expect(check('203.0.113.9')).toEqual({ isAllowed: true, by: '203.0.113.0/24' });
    expect(check('192.0.2.1')).toEqual({ isAllowed: false, by: null });
  });
  it('ignores an expired entry', () => {
    expect(check('198.51.100.7')).toEqual({ isAllowed: false, by: null });
  });
  it('allows everybody without an active entry', () => {
    expect(check('192.0.2.1', [])).toEqual({ isAllowed: true, by: null });
    expect(check('192.0.2.1', entries.slice(1))).toEqual({ isAllowed: true, by: null });
  });
  it.each([
    ['its only entry moves away', '203.0.113.9', { ip: '198.51.100.0/24', expiresAt: null }, true],
    ['it is deleted as the last one', '203.0.113.9', undefined, false],
    ['it expires', '203.0.113.9', { ip: '203.0.113.9', expiresAt: '2020-01-01T00:00:00Z' }, false],
    ['it still fits', '203.0.113.9', { ip: '203.0.113.9', expiresAt: null }, false],
  ])('shuts out an address when %s: %s %j %s', (_when, address, after, is) => {
    const list = entries.map((entry, index) => ({ ...entry, id: index }) as WhitelistEntry);
    expect(shutsOut(list, address, 0, after)).toBe(is);
  });
});
