import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const SOURCES = new URL('..', import.meta.url);
/** What is right of no number but some: “1 entries”. */
const SEVERAL =
  /en: (['"`]).*\{(?:count|total|rows|columns|added|changed)\} (?:more |new )?(?!was|is|has)[a-z]+s\b/;

describe('English texts with a number', () => {
  it('are right for one as well as for many', () => {
    const texts = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
      .filter((name) => /texts\.ts$/.test(name))
      .flatMap((name) => readFileSync(new URL(name, SOURCES), 'utf8').split('\n'));
    expect(texts.filter((line) => line.includes('en: ')).length).toBeGreaterThan(100);
    expect(texts.filter((line) => SEVERAL.test(line))).toEqual([]);
  });
});
