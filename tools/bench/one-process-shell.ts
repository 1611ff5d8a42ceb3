import { resolve } from 'node:path';
import { buildApp } from '../../shell/server/app.ts';
import { readConfig } from '../../shell/server/base/config.ts';
import * as entryServer from '../../shell/src/entry-server.tsx';

// The shell as it is, but for one thing: it imports the remotes itself.
const root = process.env.ADMISSIONS_ROOT || process.cwd();
const config = readConfig(process.env, root);
const app = await buildApp({
  config,
  clientDir: resolve(root, 'shell/dist/client'),
  entry: async () => entryServer,
  rendererProgram: null,
});
await app.listen({ port: config.port, host: config.host });
process.send?.({ url: app.listeningOrigin });
process.once('disconnect', () => void app.close().then(() => process.exit(0)));
