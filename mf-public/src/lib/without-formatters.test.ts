import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const FOLDERS = [
  'mf-public',
  'shell',
  'shared-libs/api-client',
  'shared-libs/store',
  'shared-libs/ui',
  'shared-libs/model',
  'shared-libs/site-content',
  'shared-libs/protocol',
];
/** Files that may use Intl. */
const ALLOWED = /^(shell\/src\/admin\/|shared-libs\/model\/src\/(base\/time|index)\.ts$)/;

const listSources = (folder: string) =>
  readdirSync(join(root, folder, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => `${folder}/src/${file.replaceAll('\\', '/')}`);

it("visitors' pages use no Intl formatters: the first one takes 0.1 s on a slow phone", () => {
  const files = FOLDERS.flatMap(listSources).filter((file) => !ALLOWED.test(file));
  expect(files.length).toBeGreaterThan(500);
  const found = files.filter((file) =>
    /Intl\.(DateTime|Number)Format\(|createTaipeiFormat|\.toLocale(Date|Time)?String\(/.test(
      readFileSync(join(root, file), 'utf8'),
    ),
  );
  expect(found).toEqual([]);
});
