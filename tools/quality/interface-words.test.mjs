import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { listSources } from '../testing/list-sources.mjs';

const root = join(import.meta.dirname, '../..');
const read = (file) => readFileSync(join(root, file), 'utf8');
const [, table] = read('docs/architecture.md').split('## Words of the back office');
const rows = [...table.matchAll(/^\| ([^|]+) \| [^|]+ \| ([^|]+) \|$/gm)].slice(1);
const AVOIDED = rows.flatMap(([, , words]) => words.trim().split('、'));
const FOLDERS = [
  'api/src',
  'mf-admin-accounts/src',
  'mf-admin-content/src',
  'mf-admin-forms/src',
  'shared-libs/admin-ui/src',
  'shared-libs/model/src/messages',
  'shared-libs/protocol/src',
  'shell/src',
];
const REMOTES = ['mf-admin-accounts', 'mf-admin-content', 'mf-admin-forms'];

it('lists the words of the back office', () => expect(AVOIDED).toContain('檢視'));
it('uses one word for each idea in the back office', () => {
  const files = [...listSources(FOLDERS), ...REMOTES.map((name) => `${name}/remote.json`)];
  const found = files.flatMap((file) => {
    const source = read(file);
    return AVOIDED.filter((word) => source.includes(word)).map((word) => `${word} in ${file}`);
  });
  expect(found).toEqual([]);
});
