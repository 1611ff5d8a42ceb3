import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FORMS } from '@admissions/model/forms';
import { COLLEGE_NAMES } from '@admissions/model/terms';
import { describe, expect, it } from 'vitest';
import { listSources } from './list-sources.mjs';

const root = join(import.meta.dirname, '../..');
const SIDES = {
  'the pages of the forms': [
    'mf-public/src/features/visit',
    'mf-public/src/features/interview',
    'mf-public/src/features/teaching',
    'mf-public/src/lib/request',
  ],
  'the inbox': ['mf-admin-forms/src/screens', 'mf-admin-forms/src/features'],
  'the export': ['api/src/features/forms/export', 'api/src/platform/spreadsheets'],
};
// The notice's title is shown above it, too.
const words = new Set(
  [COLLEGE_NAMES, ...FORMS.flatMap(({ labels, options }) => [labels, ...Object.values(options)])]
    .flatMap((pairs) => Object.values(pairs).map((pair) => pair['zh-TW']))
    .filter((word) => word !== '個人資料告知事項'),
);

describe("labels of a form's fields and choices", () => {
  it.each(Object.entries(SIDES))('are in the model, not in %s', (_side, folders) => {
    const files = listSources(folders);
    expect(files.length).toBeGreaterThan(2);
    const again = files.flatMap((file) =>
      [...readFileSync(join(root, file), 'utf8').matchAll(/'([^'\n]+)'/g)]
        .filter(([, text]) => words.has(text))
        .map(([, text]) => `${file}: ${text}`),
    );
    expect(again).toEqual([]);
  });
});
