import { describe, expect, it } from 'vitest';
import { findVersionFault, writeReport } from './api-report.mjs';

const INDEX = `export type { Look } from './button.js';
export { Button, paint as drawButton } from './button.js';
export declare const SIZE = 3;
`;
const BUTTON = `import type { Tone } from './tone.js';
/** How it looks. */
export type Look = { tone: Tone };
interface Props { look: Look; size: import("./tone.js").Size }
export declare function Button({ look }: Props): string;
export declare function paint(): void;
declare const hidden: number;
`;
const TONE = `export type Tone = 'plain' | 'loud';
export type Size = 1 | 2;
`;

/** The report of a small package. */
const report = ({ version = '1.0.0', index = INDEX, button = BUTTON, tone = TONE } = {}) =>
  writeReport(
    {
      name: '@admissions/small',
      version,
      dir: '/small',
      entries: [{ name: '.', source: './src/index.ts' }],
    },
    new Map([
      ['/small/src/index.d.ts', index],
      ['/small/src/button.d.ts', button],
      ['/small/src/tone.d.ts', tone],
    ]),
  );

describe('the report of a package', () => {
  it('has each exported name with its declaration, and what these are made of, and nothing else', () => {
    const text = report();
    expect([...text.matchAll(/^\/\/ (\w+)$/gm)].map(([, name]) => name)).toEqual([
      'Button',
      'Look',
      'SIZE',
      'drawButton',
      'Props',
      'Size',
      'Tone',
    ]);
    expect(text).toContain("export type Tone = 'plain' | 'loud';");
    expect(text).not.toContain('hidden');
    expect(text).not.toContain('How it looks');
  });
});

describe('the version of a package whose exports changed', () => {
  const before = report();
  it.each([
    ['nothing', {}, null],
    [
      'a name more, in the same version',
      { index: `${INDEX}export declare const MORE = 1;\n` },
      '1.1.0',
    ],
    [
      'a name more, in a higher version',
      { index: `${INDEX}export declare const MORE = 1;\n`, version: '1.1.0' },
      null,
    ],
    ['another type below an exported one', { tone: TONE.replace("'loud'", "'soft'") }, '1.1.0'],
    [
      'a name less, in a higher version of the same first number',
      { index: INDEX.replace('export declare const SIZE = 3;', ''), version: '1.1.0' },
      '2.0.0',
    ],
    [
      'a name less, in the next first number',
      { index: INDEX.replace('export declare const SIZE = 3;', ''), version: '2.0.0' },
      null,
    ],
  ])('%s', (_what, change, needed) => {
    expect(findVersionFault(before, report(change))?.needed ?? null).toBe(needed);
  });
  it('says which name went', () => {
    const now = report({ index: INDEX.replace('export declare const SIZE = 3;', '') });
    expect(findVersionFault(before, now)?.why).toBe(
      '@admissions/small: SIZE of @admissions/small went; the version must be 2.0.0 or higher, not 1.0.0',
    );
  });
});
