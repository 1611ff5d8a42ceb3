import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const ROOT = path.join(import.meta.dirname, '..');
const sheets = fs
  .readdirSync(ROOT, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css'));

/** Rules in width queries without `screen`: narrow paper matches them too. */
function rulesForNarrowPaper(sheet: string): string[] {
  return sheet
    .split('@media ')
    .slice(1)
    .filter((query) => query.startsWith('(width <'))
    .flatMap((query) => query.slice(0, query.indexOf('\n  }\n')).split('}'));
}

it('printed table remains a table: rows become cards on narrow screens only', () => {
  const broken = sheets.filter((file) =>
    rulesForNarrowPaper(fs.readFileSync(path.join(ROOT, file), 'utf8')).some((rule) =>
      /\btr\b[^{]*\{[^}]*display: (block|grid|flex)/.test(rule),
    ),
  );
  expect(sheets.length).toBeGreaterThan(50);
  expect(broken).toEqual([]);
});
