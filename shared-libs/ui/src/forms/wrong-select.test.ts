import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const read = (name: string) => readFileSync(path.join(import.meta.dirname, name), 'utf8');
const ruleOf = (selector: string, sheet: string) =>
  sheet.slice(sheet.indexOf(`  ${selector} {`)).split('}')[0] ?? '';

describe('an invalid select', () => {
  it('has a coloured background and still shows its arrow', () => {
    expect(ruleOf('.select', read('controls.module.css'))).toContain('background-image:');
    const wrong = ruleOf('.wrong :is(input, select, textarea)', read('field.module.css'));
    expect(wrong).toContain('background-color:');
    // The `background` shorthand would remove the arrow.
    expect(wrong).not.toMatch(/background(-image)?:/);
  });
});
