import { randomBytes } from 'node:crypto';
import { appendFile, mkdir, open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { registrySchema } from '@admissions/contracts/schema';

const LOCK_WAIT = 5000;
const LOCK_IS_STALE_AFTER = 30_000;

/** registry.json, checked; an absent file is an empty registry. Throws a sentence on a file that is not one. */
export async function readRegistry(file) {
  const text = await readFile(file, 'utf8').catch((error) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (text === null) return { remotes: {} };
  const checked = registrySchema.safeParse(parsed(text, file));
  if (checked.success) return checked.data;
  const issue = checked.error.issues[0];
  throw new Error(`${file} is not a registry: ${issue.path.join('.')} ${issue.message}`);
}

/** Puts a release in force: the registry names it at once and whole, and the log says why. */
export const switchTo = (file, release, reason) =>
  changeRegistry(file, (registry) => {
    const { name, version } = release.manifest;
    const before = registry.remotes[name];
    const previous = before
      ? [before.current, ...before.previous].filter((each) => each !== version)
      : [];
    registry.remotes[name] = {
      current: version,
      previous,
      releases: { ...before?.releases, [version]: release },
    };
    return { remote: name, from: before?.current ?? null, to: version, reason };
  });

/** Puts an earlier release back in force: the one before, or the version that is named. Throws a sentence when there is none. */
export const switchBack = (file, name, { version, reason }) =>
  changeRegistry(file, (registry) => {
    const remote = registry.remotes[name];
    if (!remote) throw new Error(`${name} has no release yet.`);
    const to = version ?? remote.previous[0];
    if (!to) throw new Error(`${name} has no release before ${remote.current}.`);
    if (!remote.releases[to])
      throw new Error(
        `${name} has no release ${to}; there are ${Object.keys(remote.releases).join(', ')}.`,
      );
    if (to === remote.current) throw new Error(`${name} ${to} is in force already.`);
    const from = remote.current;
    registry.remotes[name] = {
      ...remote,
      current: to,
      previous: [...remote.previous.filter((each) => each !== to), from],
    };
    return { remote: name, from, to, reason };
  });

async function changeRegistry(file, change) {
  await mkdir(dirname(file), { recursive: true });
  const unlock = await lock(`${file}.lock`);
  try {
    const registry = await readRegistry(file);
    const line = { at: new Date().toISOString(), ...change(registry) };
    const partial = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`;
    await writeFile(partial, `${JSON.stringify(registry, null, 1)}\n`);
    await rename(partial, file);
    await appendFile(join(dirname(file), 'registry-log.jsonl'), `${JSON.stringify(line)}\n`);
    return line;
  } finally {
    await unlock();
  }
}

// Two releases at the same moment must not lose each other.
async function lock(path) {
  const until = Date.now() + LOCK_WAIT;
  for (;;) {
    try {
      await (await open(path, 'wx')).close();
      return () => rm(path, { force: true });
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
      const age = Date.now() - (await stat(path).catch(() => ({ mtimeMs: 0 }))).mtimeMs;
      if (age > LOCK_IS_STALE_AFTER) await rm(path, { force: true });
      else if (Date.now() > until)
        throw new Error(`${path} is held by another release; remove it when none is running.`);
      else await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}
function parsed(text, file) {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error(`${file} is not JSON.`);
  }
}
