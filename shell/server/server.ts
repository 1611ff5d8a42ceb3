import { resolve } from 'node:path';
import { killWhenStuck } from '@admissions/protocol/server';
import * as entryServer from '../src/entry-server.tsx';
import { buildApp } from './app.ts';
import { readConfig } from './base/config.ts';

const root = process.env.ADMISSIONS_ROOT || process.cwd();

try {
  const config = readConfig(process.env, root);
  if (process.env.REMOTE_OVERRIDES)
    throw new Error('REMOTE_OVERRIDES is for development: use it with npm run dev.');
  const app = await buildApp({
    config,
    clientDir: resolve(import.meta.dirname, '../client'),
    entry: async () => entryServer,
    rendererProgram: resolve(import.meta.dirname, '../renderer/renderer.js'),
  });
  await app.listen({ port: config.port, host: config.host });
  const address = app.server.address();
  process.send?.({ ready: true, port: typeof address === 'object' ? address?.port : config.port });
  const stop = () => void app.close().then(() => process.exit(0));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
  // Exits with its parent process.
  if (process.send) process.once('disconnect', stop);
  killWhenStuck();
} catch (error) {
  const { code, message } = error as NodeJS.ErrnoException;
  process.stderr.write(
    code === 'EADDRINUSE'
      ? `The port ${process.env.PORT || 3000} is taken. Stop what uses it, or choose another with PORT.\n`
      : `The shell cannot start: ${message}\n`,
  );
  process.exit(1);
}
