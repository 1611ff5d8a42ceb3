import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openTrace } from './trace-files.mjs';

let root;
let tracing;
beforeEach(async () => {
  root = await realpath(await mkdtemp(join(tmpdir(), 'trace-')));
  await mkdir(join(root, 'api/src/tests'), { recursive: true });
  const write = (file, text) => writeFile(join(root, 'api/src', file), text);
  await write('reached.mjs', 'export const reached = () => 1;');
  await write('apart.mjs', 'export const apart = () => 2;');
  await write('tests/helper.mjs', 'export const helper = () => 3;');
  await write(
    'route.mjs',
    "import { reached } from './reached.mjs';\nimport { apart } from './apart.mjs';\nimport { helper } from './tests/helper.mjs';\nexport const answer = (isFar) => helper() + (isFar ? apart() : reached());",
  );
  tracing = await openTrace(root);
});
afterEach(async () => {
  await tracing.close();
  await rm(root, { recursive: true, force: true });
});

describe('the files that some work passes', () => {
  test('are those of which something was called, each time anew, and none of the tests', async () => {
    // Natively: what the tests import is made anew by their runner.
    const { answer } = await import(
      /* @vite-ignore */ pathToFileURL(join(root, 'api/src/route.mjs')).href
    );
    expect(await tracing.trace(async () => answer(false))).toEqual({
      answer: 4,
      files: ['api/src/reached.mjs', 'api/src/route.mjs'],
    });
    expect(await tracing.trace(async () => answer(true))).toEqual({
      answer: 5,
      files: ['api/src/apart.mjs', 'api/src/route.mjs'],
    });
  });
});
