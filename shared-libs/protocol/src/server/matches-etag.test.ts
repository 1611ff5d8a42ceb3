import { describe, expect, it } from 'vitest';
import { matchesEtag } from './matches-etag.ts';

describe('matchesEtag', () => {
  it.each([
    ['"a"', '"a"'],
    ['W/"a"', '"a"'],
    ['"a"', 'W/"a"'],
    ['"b", W/"a" , "c"', '"a"'],
    ['*', '"a"'],
  ])('finds in %s the tag %s', (header, etag) => {
    expect(matchesEtag(header, etag)).toBe(true);
  });
  it.each([
    [undefined, '"a"'],
    ['', '"a"'],
    ['"b"', '"a"'],
    // A part of a tag is another tag.
    ['"aa"', '"a"'],
    ['a', '"a"'],
  ])('does not find in %s the tag %s', (header, etag) => {
    expect(matchesEtag(header, etag)).toBe(false);
  });
});
