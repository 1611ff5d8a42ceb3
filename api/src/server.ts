import { tellTurns } from '@admissions/protocol/server';
import { DrizzleQueryError } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app/app.ts';
import { runCommand } from './app/commands/run-command.ts';
import { openDeps } from './app/deps/open-deps.ts';
import { requireDataKey } from './app/deps/require-data-key.ts';
import { seedDatabase } from './app/seed/seed-database.ts';
import { endOnFailure, quietOutput, stopper } from './app/stopping.ts';
import { openReleases } from './features/releases/open-releases.ts';
import { fillSearch } from './features/search/fill-search.ts';
import { collectWhenQuiet } from './platform/collect-when-quiet.ts';
import { readConfig } from './platform/config/config.ts';
import { tellProgress } from './platform/tell-progress.ts';

const programs = new URL('./', import.meta.url);
// Personal data: nothing that this process writes is for other accounts of the machine.
process.umask(0o077);
quietOutput();
try {
  const [name, ...typed] = process.argv.slice(2);
  if (name === undefined) await serve();
  else {
    const { lines, failed } = await runCommand(name, typed, process.env, programs);
    process.stdout.write(`${lines.join('\n')}\n`, () => process.exit(failed ? 1 : 0));
  }
} catch (error) {
  const { exitCode } = error as { exitCode?: number };
  // One clear sentence; what lies behind it is in the log.
  process.stderr.write(`${readReason(error as Error)}\n`, () => process.exit(exitCode ?? 1));
}

/** Of a question to the database the text says nothing to whoever starts this; why it was not answered does. */
function readReason(error: Error): string {
  return error instanceof DrizzleQueryError
    ? `The database cannot be asked: ${error.cause?.message ?? error.message}`
    : error.message;
}

async function serve(): Promise<void> {
  const config = readConfig(process.env);
  tellProgress('opens the database');
  const { deps, close } = await openDeps(config, { programs });
  try {
    await requireDataKey(deps);
    tellProgress('fills an empty database with its first content');
    await seedDatabase(deps);
    await fillSearch(deps, tellProgress);
    tellProgress('opens the releases');
    await openReleases(deps);
    const app = await buildApp(deps);
    await listen(app, config);
    const stop = stopper(app, { close, delay: config.stopDelay });
    endOnFailure(deps.log, stop);
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => stop(0));
    deps.db.embedded?.on('dead', (error) => {
      process.stderr.write(`${error.message}\n`);
      stop(1);
    });
    if (process.send) process.once('disconnect', () => stop(0));
    collectWhenQuiet();
    tellTurns();
  } catch (error) {
    await close();
    throw error;
  }
}

async function listen(
  app: FastifyInstance,
  { port, host }: { port: number; host: string },
): Promise<void> {
  try {
    await app.listen({ port, host });
  } catch (error) {
    await app.close();
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE')
      throw new Error(
        `Port ${port} on ${host} is taken; stop the program that has it, or choose another API_PORT`,
        { cause: error },
      );
    throw error;
  }
}
