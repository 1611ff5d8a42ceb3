import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { listSources } from '../testing/list-sources.mjs';

const root = join(import.meta.dirname, '../..');
const packages = readdirSync(root).filter((name) => /^(shell|mf-.*)$/.test(name));
const libraries = readdirSync(join(root, 'shared-libs')).map((name) => `shared-libs/${name}`);
const sources = listSources([...packages, ...libraries].map((name) => `${name}/src`))
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
