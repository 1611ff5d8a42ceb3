import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const read = (name: string) => readFileSync(path.join(import.meta.dirname, name), 'utf8');
const ruleOf = (selector: string, sheet: string) =>
  sheet.slice(sheet.indexOf(`  ${selector} {`)).split('}')[0] ?? '';

describe('a list from which nothing was chosen', () => {
  it('is marked as wrong by the colour of its ground, and keeps the arrow that is drawn on it', () => {
    expect(ruleOf('.select', read('controls.module.css'))).toContain('background-image:');
    const wrong = ruleOf('.wrong :is(input, select, textarea)', read('field.module.css'));
    expect(wrong).toContain('background-color:');
    // The short form would take the picture away with the colour.
    expect(wrong).not.toMatch(/background(-image)?:/);
  });
});
