import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { answers } from '../lib/service.mjs';
import { frontSite, writeNginx } from '../quality/front.mjs';
import { freePort } from '../quality/postgres.mjs';

/** The front of the compose file as a process, before the shells on these ports of this machine; it believes this machine whom it asks for. */
export async function startNginxFront({ folder, nginx, shells }) {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const site = await frontSite({
    FRONT_PORT: `127.0.0.1:${port}`,
    FRONT_CACHE: join(mkdtempSync(join(folder, 'kept-')), 'pages'),
    FRONT_TRUSTED_PROXIES: '127.0.0.1',
    SHELL_SERVERS: shells.map((each) => `127.0.0.1:${each}`).join(','),
  });
  const child = spawn(nginx, await writeNginx(folder, [site]), {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (part) => {
    said = (said + part).slice(-2000);
  });
  while (!(await answers(`${url}/front-healthz`))) {
    if (child.exitCode !== null) throw new Error(`nginx did not start: ${said}`);
    await setTimeout(50);
  }
  return {
    url,
    async stop() {
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
    },
  };
}
