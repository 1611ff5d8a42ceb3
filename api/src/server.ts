import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { configOf } from './config.ts';
import { clearCommand } from './features/whitelist/clear-command.ts';
import { openDeps } from './open-deps.ts';
import { seedDatabase } from './seed/seed-database.ts';

const CLOSE_WITHIN = 10_000;

try {
  if (process.argv[2] === 'clear-whitelist') await clearWhitelistOnce();
  else await start();
} catch (error) {
  // One clear sentence; what lies behind it is in the log.
  process.stderr.write(`${(error as Error).message}\n`);
  process.exit(1);
}

// For somebody at the server who was shut out of the back office.
async function clearWhitelistOnce(): Promise<void> {
  const config = { ...configOf(process.env), logLevel: 'error' };
  const open = async () => {
    const { deps, close } = await openDeps(config, { programs: new URL('./', import.meta.url) });
    return { db: deps.db, close };
  };
  process.stdout.write(`${await clearCommand(config, open)}\n`);
}

async function start(): Promise<void> {
  const config = configOf(process.env);
  const { deps, close } = await openDeps(config, { programs: new URL('./', import.meta.url) });
  try {
    await seedDatabase(deps);
    const app = await buildApp(deps);
    await listen(app, config);
    const stop = stopper(async () => {
      await app.close();
      await close();
    });
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => stop(0));
    deps.db.embedded?.on('dead', (error) => {
      process.stderr.write(`${error.message}\n`);
      process.exit(1);
    });
    if (process.send) process.once('disconnect', () => stop(0));
  } catch (error) {
    await close();
    throw error;
  }
}

async function listen(app: FastifyInstance, { port, host }: { port: number; host: string }): Promise<void> {
  try {
    await app.listen({ port, host });
  } catch (error) {
    await app.close();
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE')
      throw new Error(`Port ${port} on ${host} is taken; stop the program that has it, or choose another API_PORT`, { cause: error });
    throw error;
  }
}

function stopper(close: () => Promise<void>): (code: number) => void {
  let stopping = false;
  return (code) => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), CLOSE_WITHIN).unref();
    close().then(
      () => process.exit(code),
      (error: Error) => {
        process.stderr.write(`Closing failed: ${error.message}\n`);
        process.exit(1);
      },
    );
  };
}
