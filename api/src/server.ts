import { killWhenStuck } from '@admissions/protocol/server';
import { DrizzleQueryError } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app/app.ts';
import { runCommand } from './app/commands/run-command.ts';
import { openDeps } from './app/deps/open-deps.ts';
import { requireDataKey } from './app/deps/require-data-key.ts';
import { seedDatabase } from './app/seed/seed-database.ts';
import { createShutdown, exitOnUncaughtError, ignoreOutputErrors } from './app/shutdown.ts';
import { prepareReleases } from './features/releases/deploy-tokens.ts';
import { ensureSearchIndex } from './features/search/index-entry.ts';
import { readConfig } from './platform/config/config.ts';
import { collectGarbageWhenIdle } from './platform/idle-garbage-collection.ts';
import { reportProgress } from './platform/report-progress.ts';

const programs = new URL('./', import.meta.url);
// Personal data: files of this process are unreadable for other accounts of the machine.
process.umask(0o077);
ignoreOutputErrors();
try {
  const [name, ...args] = process.argv.slice(2);
  if (name === undefined) await serve();
  else {
    const { lines, failed } = await runCommand(name, args, process.env, programs);
    process.stdout.write(`${lines.join('\n')}\n`, () => process.exit(failed ? 1 : 0));
  }
} catch (error) {
  const { exitCode } = error as { exitCode?: number };
  // One sentence on stderr; details are in the log.
  process.stderr.write(`${readReason(error as Error)}\n`, () => process.exit(exitCode ?? 1));
}

/** A failed query's text is useless to operators; its cause is not. */
function readReason(error: Error) {
  return error instanceof DrizzleQueryError
    ? `The database query failed: ${error.cause?.message ?? error.message}`
    : error.message;
}

async function serve() {
  const config = readConfig(process.env);
  reportProgress('opens the database');
  const { deps, close } = await openDeps(config, { programs });
  try {
    await requireDataKey(deps);
    await seedDatabase(deps);
    await ensureSearchIndex(deps, reportProgress);
    reportProgress('opens the releases');
    await prepareReleases(deps);
    const app = await buildApp(deps);
    await listen(app, config);
    const stop = createShutdown(app, { close, delay: config.stopDelay });
    exitOnUncaughtError(deps.log, stop);
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => stop(0));
    deps.db.embedded?.on('dead', (error) => {
      process.stderr.write(`${error.message}\n`);
      stop(1);
    });
    if (process.send) process.once('disconnect', () => stop(0));
    collectGarbageWhenIdle();
    killWhenStuck();
  } catch (error) {
    await close();
    throw error;
  }
}

async function listen(app: FastifyInstance, { port, host }: { port: number; host: string }) {
  try {
    await app.listen({ port, host });
  } catch (error) {
    await app.close();
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE')
      throw new Error(
        `Port ${port} on ${host} is in use; stop the program that uses it, or choose another API_PORT`,
        { cause: error },
      );
    throw error;
  }
}
