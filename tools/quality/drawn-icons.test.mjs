import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const FOLDERS = [
  'shell/src',
  'shared-libs/ui/src',
  'shared-libs/admin-ui/src',
  'mf-public/src',
  'mf-admin-content/src',
  'mf-admin-forms/src',
  'mf-admin-accounts/src',
];
/** Arrows, technical signs, shapes, dingbats, and the wide plus and minus: not every font has them. */
const SIGNS =
  /[\u00d7\u2190-\u21ff\u2300-\u23ff\u25a0-\u27bf\u27f0-\u27ff\u2900-\u297f\u2b00-\u2bff\uff0b\uff0d]/gu;
/** Words, not icons: the names that stand on keys, the mark of unsaved changes, which every CJK font has, and the sign of multiplication before a weight. */
const ALLOWED = {
  'shell/src/admin/search/search-button.tsx': '⌘',
  'shell/src/admin/shortcuts/shortcut-dialog.tsx': '↑↓⌘',
  'shared-libs/admin-ui/src/rich-text/toolbar.tsx': '⌘',
  // Read in what is pasted, never shown.
  'shared-libs/admin-ui/src/field-types/field-types.tsx': '✓',
  'shared-libs/admin-ui/src/unsaved/unsaved-sign.tsx': '●',
  'mf-public/src/features/department/ways-in/year-rule.tsx': '×',
};
const withoutComments = (text) =>
  text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '');

describe('drawn icons', () => {
  it('icons are drawn (Icon of @admissions/ui), not characters that a visitor’s fonts may lack', () => {
    const files = FOLDERS.flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true }).map(
        (file) => `${folder}/${file.replaceAll('\\', '/')}`,
      ),
    ).filter((file) => /\.(tsx|css)$/.test(file) && !/\.test\.tsx$/.test(file));
    expect(files.length).toBeGreaterThan(200);
    const found = files.flatMap((file) => {
      const signs = withoutComments(readFileSync(join(root, file), 'utf8')).match(SIGNS) ?? [];
      return signs
        .filter((sign) => !ALLOWED[file]?.includes(sign))
        .map((sign) => `${sign} in ${file}`);
    });
    expect(found).toEqual([]);
  });
});
