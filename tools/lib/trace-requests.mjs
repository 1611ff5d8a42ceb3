import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { runnerImport } from 'vite';
import { inlineScript } from '../vite/inline-script.mjs';
import { openTrace } from './trace-files.mjs';

/** Which files of the API a visitor's read of one entry and a save of it pass, from the route to the answer: on its sources, with demo content in an embedded database. */
export async function traceRequests(root) {
  const folder = await mkdtemp(join(tmpdir(), 'traced-'));
  const program = join(root, 'api/src/tests/testing/traced-api.ts');
  const { module } = await runnerImport(program, {
    plugins: [inlineScript()],
    root: join(root, 'api'),
    logLevel: 'error',
    environments: {
      inline: { resolve: { noExternal: [/^@admissions\//], conditions: ['source'] } },
    },
  });
  const api = await module.openTracedApi(folder, pathToFileURL(`${join(root, 'api/dist')}/`));
  const tracing = await openTrace(root);
  try {
    const traced = {};
    for (const [name, work] of Object.entries(api.requests)) {
      const { answer, files } = await tracing.trace(work);
      if (answer !== 200) throw new Error(`${name} was answered ${answer}.`);
      traced[name] = files;
    }
    return traced;
  } finally {
    await tracing.close();
    await api.close();
    await rm(folder, { recursive: true, force: true });
  }
}
