import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { releaseRemote } from './release.mjs';
import { readCredentials, sendAndReport } from './send-release.mjs';

/**
 * Builds and checks a remote against the shell of a site, and sends it there: prints what came of it and answers the exit code.
 * `building` is what releaseRemote takes, `sending` what sendRelease takes; the token and the key come from files or the environment.
 */
export async function releaseToSite({ to, tokenFile, keyFile, building, sending }) {
  // Before the seconds that a build takes.
  const credentials = await readCredentials({ tokenFile, keyFile });
  const work = await mkdtemp(join(tmpdir(), 'release-'));
  try {
    const folder = join(work, 'release');
    await releaseRemote({ shell: to, ...building, outDir: folder });
    return await sendAndReport({ to, folder, ...credentials, ...sending });
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}
