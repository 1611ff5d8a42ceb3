import { describe, expect, test } from 'vitest';
import { compareVersions, isInRange, nextVersion } from './versions.ts';

describe('version', () => {
  test.each([
    ['1.2.0', [], '1.2.0'],
    ['1.2.0', ['1.1.0'], '1.2.0'],
    ['1.2.0', ['1.2.0'], '1.2.1'],
    ['1.2.0', ['1.2.0', '1.2.9', '1.2.10', '1.3.0'], '1.2.11'],
    // Old records are deleted, but used versions stay reserved.
    ['1.2.0', ['1.2.2'], '1.2.3'],
    ['1.2.0', ['1.2.1-rc.1'], '1.2.1'],
    ['1.2.0', ['mf.part'], '1.2.0'],
  ])('%s beside %j becomes %s', (version, taken, expected) =>
    expect(nextVersion(version, taken)).toBe(expected),
  );
  test.each([
    ['1.10.0', '1.9.0', 1],
    ['1.0.0', '1.0.0', 0],
    ['1.0.0-rc.1', '1.0.0', -1],
    ['1.0.0-rc.10', '1.0.0-rc.9', 1],
  ])('%s against %s is %d', (one, other, sign) => {
    expect(Math.sign(compareVersions(one, other))).toBe(sign);
    expect(Math.sign(compareVersions(other, one))).toBe(sign === 0 ? 0 : -sign);
  });
  test.each([
    ['19.3.1', '^19.0.0', true],
    ['20.0.0', '^19.0.0', false],
    ['1.0.0', '^1.0.1', false],
    ['2.4.0', '^1.0.0 || ^2.0.0', true],
    ['0.2.1', '^0.2.0', true],
    ['0.3.0', '^0.2.0', false],
    ['0.0.4', '^0.0.3', false],
  ])('%s in %s: %s', (version, range, expected) =>
    expect(isInRange(version, range)).toBe(expected),
  );
  test('reports an invalid range', () =>
    expect(() => isInRange('1.0.0', 'latest')).toThrow('"latest" is not a range such as ^1.2.3.'));
});
