import { describe, expect, it } from 'vitest';
import { covers, isIp, isIpOrRange, tooWide } from './ip-range.ts';

describe('an address or a range', () => {
  it.each([
    '203.0.113.7',
    '10.0.0.0/8',
    '2001:db8::1',
    '2001:db8::/32',
    '::1',
    ' 192.0.2.1 ',
    '::ffff:10.0.0.0/104',
  ])('is %s', (text) => {
    expect(isIpOrRange(text)).toBe(true);
  });
  it.each([
    '',
    'office',
    '1',
    '10.0.0',
    '256.1.1.1',
    '10.0.0.0/33',
    '0.0.0.0/0',
    '010.0.0.1',
    '10.0.0.0/08',
    '10.0.0.0/',
    '10.0.0.0/8/8',
    '2001:db8::/129',
    '0x7f.1',
    'fe80::1%eth0',
    '10.0.0.1-9',
    '::ffff:10.0.0.0/8',
  ])('is not %j', (text) => {
    expect(isIpOrRange(text)).toBe(false);
  });
  it('tells one address from a range', () => {
    expect(isIp('10.0.0.1')).toBe(true);
    expect(isIp('10.0.0.0/8')).toBe(false);
  });
});

describe('whether an entry covers an address', () => {
  it.each([
    ['203.0.113.0/24', '203.0.113.255', true],
    ['203.0.113.0/24', '203.0.114.0', false],
    ['203.0.113.7/24', '203.0.113.200', true],
    ['203.0.113.7', '203.0.113.7', true],
    ['203.0.113.7', '203.0.113.8', false],
    ['2001:db8::/32', '2001:db8:ffff::9', true],
    ['2001:db8::/32', '2001:db9::9', false],
    ['2001:DB8::1', '2001:db8:0:0:0:0:0:1', true],
    ['203.0.113.0/24', '::ffff:203.0.113.9', true],
    ['::ffff:203.0.113.0/120', '203.0.113.9', true],
    ['203.0.113.0/24', '2001:db8::1', false],
    ['0.0.0.0/0', '203.0.113.7', false],
    ['office', '203.0.113.7', false],
    ['203.0.113.0/24', 'here', false],
  ])('%s and %s: %s', (range, address, isCovered) => {
    expect(covers(range, address)).toBe(isCovered);
  });
});

it.each([
  ['10.0.0.0/8', 8],
  ['203.0.0.0/15', 15],
  ['203.0.0.0/16', null],
  ['203.0.113.7', null],
  ['2001:db8::/31', 31],
  ['2001:db8::/32', null],
  ['no address', null],
])('says of %s how wide it is, when that is too much: %s', (text, bits) =>
  expect(tooWide(text)).toBe(bits),
);
