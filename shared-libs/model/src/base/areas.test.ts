import { describe, expect, it } from 'vitest';
import { AREAS, allows, findFirstAllowedArea, parseFlags } from './areas.ts';

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
  ])('parses the flag %j as allowed: %s', (flag, allowed) =>
    expect(allows(parseFlags(JSON.stringify({ news: flag })), 'news')).toBe(allowed),
  );
  it.each(['', 'null', '[]', '"news"', '{', '1', undefined, null])(
    'grants nothing for the text %j',
    (text) => expect(AREAS.filter((area) => allows(parseFlags(text), area))).toEqual([]),
  );
  it('denies unknown areas', () => {
    expect(allows({ news: 1 }, 'toString' as never)).toBe(false);
    expect(allows(undefined, 'news')).toBe(false);
  });
  it('selects the first allowed area in the order of declaration', () => {
    expect(findFirstAllowedArea(parseFlags('{"vr":1,"news":1}'))).toBe('news');
    expect(findFirstAllowedArea({})).toBeNull();
  });
});
