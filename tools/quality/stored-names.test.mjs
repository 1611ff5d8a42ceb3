import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const sources = execFileSync('git', ['ls-files', 'shell/src', 'mf-*', 'shared-libs'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
  .map((file) => readFileSync(join(root, file), 'utf8'))
  .join('\n');

// Browsers hold data under these names; a rename would lose it.
it.each([
  "'shortlist'",
  "'forms statistics'",
  "'admin.page-beside'",
  "'admin.locale'",
  "'admin.whatsNew'",
  "'admin.single-keys'",
  "'admissions.body-clipboard'",
  "'form-draft '",
  "'kept-'",
  "'arrival'",
  "'sign-in-reason'",
  // biome-ignore lint/suspicious/noTemplateCurlyInString: looks for the template as it is written.
  '`${PREFIX}pages-2`',
  '`admin.columns.$',
  '`admin.opened $',
  '`draft $',
  '`counted $',
])('stores browser data under %s', (name) => {
  expect(sources).toContain(name);
});
