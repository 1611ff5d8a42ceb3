import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const read = (...parts: string[]) => readFileSync(path.join(import.meta.dirname, ...parts), 'utf8');
const style = read('page-head.module.css');
const drawings = read('../../../../api/seed/tools/draw/heads.mjs');
const drawn = [
  ...(drawings.split('ACCENTS')[0] ?? '').matchAll(/^ {2}'?([\w-]+)'?: '(#\w{6})',$/gm),
];

describe('the heads of pages', () => {
  it.each(drawn.map(([, place, colour]) => [place, colour] as const))(
    'have the colour on which their picture was drawn: %s',
    (place, colour) => {
      const own =
        place === 'all'
          ? style.match(/\.head \{\s+--hero-ground: (#\w{6});/)
          : style.match(new RegExp(`data-place='${place}'\\] \\{\\s+--hero-ground: (#\\w{6});`));
      expect(own?.[1]).toBe(colour);
    },
  );
  it('differ from each other', () => {
    expect(drawn.length).toBeGreaterThan(20);
    expect(new Set(drawn.map(([, , colour]) => colour)).size).toBe(drawn.length);
  });
});
