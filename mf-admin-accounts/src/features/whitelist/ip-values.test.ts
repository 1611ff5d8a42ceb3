import { describe, expect, it } from 'vitest';
import { ipProblem, judgeRange, toIpValues, toIpWrite } from './ip-values.ts';

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
    expect(ipProblem(ip)).toBe(problem);
  });
});

describe('whether the list lets an address in', () => {
  const entries = [
    { ip: '203.0.113.0/24', active: true },
    { ip: '198.51.100.7', active: false },
  ];
  const ask = (address: string, list = entries) => judgeRange(list, address);

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
