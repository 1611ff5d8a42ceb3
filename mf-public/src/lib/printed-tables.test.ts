import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = path.join(import.meta.dirname, '..');
const sheets = fs
  .readdirSync(ROOT, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css'));

/** The rules within a query of the window's width that paper, which is narrow as well, obeys. */
function rulesForNarrowPaper(sheet: string): string[] {
  return sheet
    .split('@media ')
    .slice(1)
    .filter((query) => query.startsWith('(width <'))
    .flatMap((query) => query.slice(0, query.indexOf('\n  }\n')).split('}'));
}

describe('a table on paper', () => {
  it('stays one: only on narrow screens do its rows become cards', () => {
    const broken = sheets.filter((file) =>
      rulesForNarrowPaper(fs.readFileSync(path.join(ROOT, file), 'utf8')).some((rule) =>
        /\btr\b[^{]*\{[^}]*display: (block|grid|flex)/.test(rule),
      ),
    );
    expect(sheets.length).toBeGreaterThan(50);
    expect(broken).toEqual([]);
  });
});
