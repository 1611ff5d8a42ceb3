import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { openTempFolder } from '@admissions/tools/testing-node';
import { expect, test } from 'vitest';
import { createChildProcessCheck } from './check-in-child-process.ts';

const temp = openTempFolder();

test('a check that fails is reported by its code and the end of its errors', async () => {
  const program = `process.stderr.write('x'.repeat(5000) + 'last'); process.exitCode = 3;`;
  await writeFile(join(temp.path, 'check-program.js'), program);
  const check = createChildProcessCheck(pathToFileURL(`${temp.path}/`));
  const checked = check({ folder: '/release' } as never);
  await expect(checked).rejects.toThrow(/^the check of a release ended with 3: x{1996}last$/);
});
