import { describe, expect, it } from 'vitest';
import { AREAS, allows, findFirstPrivilege, parsePriv } from './areas.ts';

describe('the privilege predicate', () => {
  it.each([
    [1, true],
    ['1', true],
    [0, false],
    ['0', false],
    [true, false],
    [2, false],
    [null, false],
    ['yes', false],
  ])('reads the flag %j as allowed: %s', (flag, allowed) => {
    expect(allows(parsePriv(JSON.stringify({ news: flag })), 'news')).toBe(allowed);
  });
  it.each(['', 'null', '[]', '"news"', '{', '1', undefined, null])(
    'gives no right for the text %j',
    (text) => {
      expect(AREAS.filter((area) => allows(parsePriv(text), area))).toEqual([]);
    },
  );
  it('denies areas that nobody defined', () => {
    expect(allows({ news: 1 }, 'toString' as never)).toBe(false);
    expect(allows(undefined, 'news')).toBe(false);
  });
  it('lands on the first allowed area in the order of the specification', () => {
    expect(findFirstPrivilege(parsePriv('{"vr":1,"news":1}'))).toBe('news');
    expect(findFirstPrivilege({})).toBeNull();
  });
});
