import { describe, expect, it } from 'vitest';
import { canonicalAddress, canonicalRange, parseRange, rangeContains } from './addresses.ts';

describe('an address or range', () => {
  it.each([
    ['140.138.1.1', '140.138.1.1'],
    [' 140.138.1.1 ', '140.138.1.1'],
    ['140.138.1.1/32', '140.138.1.1'],
    ['140.138.1.77/24', '140.138.1.0/24'],
    ['140.138.255.255/17', '140.138.128.0/17'],
    ['10.0.0.0/8', '10.0.0.0/8'],
    ['128.0.0.1/1', '128.0.0.0/1'],
    ['::ffff:140.138.1.1', '140.138.1.1'],
    ['::ffff:140.138.1.77/120', '140.138.1.0/24'],
    ['::ffff:8c8a:101', '140.138.1.1'],
    ['2001:DB8:0:0:0:0:0:1', '2001:db8::1'],
    ['2001:db8::1/128', '2001:db8::1'],
    ['2001:db8:1:2:3::/33', '2001:db8::/33'],
    ['::1', '::1'],
  ])('canonicalises %j to %j', (text, canonical) => expect(canonicalRange(text)).toBe(canonical));

  it.each([
    '',
    ' ',
    '140.138.1',
    '140.138.1.1.1',
    '0214.0212.1.1',
    '140.138.01.1',
    '0x8c8a0101',
    '0x8c.0x8a.1.1',
    '2357854465',
    '140.138.1.256',
    '140.138.1.-1',
    '140.138.1.1/33',
    '140.138.1.1/-1',
    '140.138.1.1/',
    '140.138.1.1/24/24',
    '140.138.1.1/024',
    '140.138.1.1/2 4',
    '0.0.0.0/0',
    '::/0',
    '::ffff:0.0.0.0/96',
    '::ffff:0214.1.1.1',
    '::ffff:1.2.3.4/95',
    'fe80::1%eth0',
    'fe80::1%eth0/64',
    '2001:db8::/129',
    '2001:db8:::1',
    'localhost',
    '*',
    '140.138.*.*',
    '140.138.1.1-20',
    '140.138.1.1,140.138.1.2',
    '１４０.138.1.1',
    '10.0.0.0/8/8',
    'office',
    '[::1]',
    '140.138.1.1\u0000',
  ])('rejects %j', (text) => expect(canonicalRange(text)).toBeNull());
});

describe('a range', () => {
  it.each([
    ['140.138.1.0/24', '140.138.1.9', true],
    ['140.138.1.0/24', '140.138.2.9', false],
    ['140.138.1.0/24', '::ffff:140.138.1.9', true],
    ['140.138.1.0/24', '2001:db8::1', false],
    ['2001:db8::/32', '2001:db8:ffff::1', true],
    ['2001:db8::/32', '140.138.1.9', false],
    ['2001:db8::/32', '2001:db9::1', false],
    ['fe80::/10', 'fe80::1%eth0', true],
    ['::1', '::1', true],
    ['127.0.0.1', '::ffff:127.0.0.1', true],
    ['127.0.0.1', '127.0.0.2', false],
    ['203.0.113.7/24', '203.0.113.200', true],
    ['::ffff:203.0.113.0/120', '203.0.113.9', true],
    ['128.0.0.0/1', '255.0.0.1', true],
    ['0.0.0.0/0', '203.0.113.7', false],
    ['2001:DB8::1', '2001:db8:0:0:0:0:0:1', true],
    ['140.138.1.0/24', 'nonsense', false],
    ['140.138.1.0/24', '', false],
    ['nonsense', '140.138.1.1', false],
  ])('compares %s with %s: %s', (range, address, expected) =>
    expect(rangeContains(range, address)).toBe(expected),
  );
  it('is parsed into version, first address and prefix length', () => {
    expect(parseRange(' 10.1.2.3/8 ')).toEqual({ version: 4, network: '10.0.0.0', bits: 8 });
    expect(parseRange('2001:db8::1')).toEqual({ version: 6, network: '2001:db8::1', bits: 128 });
  });
  it('has one canonical form for display', () => {
    expect([
      canonicalAddress('::ffff:127.0.0.1'),
      canonicalAddress('2001:DB8::0001'),
      canonicalAddress('fe80::1%lo'),
      canonicalAddress('x'),
    ]).toEqual(['127.0.0.1', '2001:db8::1', 'fe80::1', null]);
  });
});
