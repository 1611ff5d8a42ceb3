import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deriveToken } from '../lib/secrets.mjs';
import { isHealthy } from '../lib/service.mjs';
import { readRegistryCopy } from './registry-copy.mjs';

/**
 * The first start releases every remote; later ones only report changes, since teams own releases.
 * A development data folder is no site: missing remotes but the edited one are released there.
 */
export async function releaseAtStart({
  registryFile,
  apiUrl,
  internalToken,
  root,
  onStep,
  except,
}) {
  // Imported late: they need packages that the build has just created.
  const { releaseRemote } = await import('./release-remote.mjs');
  const { findChanged } = await import('./changed-remotes.mjs');
  const { sendRelease } = await import('@admissions/releases/send');
  const copy = await readRegistryCopy(registryFile);
  const isFirst = copy === null;
  const changed = findChanged(copy ?? { remotes: {} }, root);
  const work = await mkdtemp(join(tmpdir(), 'first-releases-'));
  const built = [];
  try {
    for (const { remote, sourceHash, current } of changed) {
      if (remote.name === except) continue;
      const { folder, name } = remote;
      const report = (state) => onStep({ name: folder, state, seconds: 0, isNotice: true });
      const command = `"npm run release -- ${folder}"`;
      if (current) report(`differs from ${current}, which stays current: ${command} releases it`);
      else if (!isFirst && !except) report(`has no release yet: ${command} makes one`);
      else {
        const outDir = join(work, name);
        await releaseRemote({
          remote,
          outDir,
          root,
          sourceHash,
          onStep,
          builtIn: findBuild(remote, sourceHash),
        });
        built.push({ name, folder: outDir });
      }
    }
    if (built.length === 0) return;
    // The API starts while the remotes are built.
    while (!(await isHealthy(`${apiUrl}/readyz`)))
      await new Promise((resolve) => setTimeout(resolve, 100));
    const { remotes: released } = await readRegistry(apiUrl, internalToken);
    for (const { name, folder } of built)
      if (!released[name])
        await sendRelease({
          to: apiUrl,
          folder,
          token: deriveToken(internalToken, name),
          reason: 'first start',
        });
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

/** The remote's own build, when its sources are the same. */
function findBuild({ dir }, sourceHash) {
  const build = join(dir, 'dist');
  const stamp = join(build, '.built-from');
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === sourceHash ? build : undefined;
}

async function readRegistry(apiUrl, internalToken) {
  const answer = await fetch(`${apiUrl}/api/internal/registry`, {
    headers: { 'x-internal-token': internalToken },
  });
  if (!answer.ok) throw new Error(`The API does not list its releases (${answer.status}).`);
  return answer.json();
}
