import { randomBytes } from 'node:crypto';
import { appendFile, link, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { registrySchema } from '@admissions/protocol/releases';
import { highestVersion } from './version.mjs';

const LOCK_WAIT = 5000;
const LOCK_IS_STALE_AFTER = 30_000;

/** registry.json, checked; an absent file is an empty registry. Throws a sentence on a file that is not one. */
export async function readRegistry(file) {
  const checked = registrySchema.safeParse(await readUnchecked(file));
  if (checked.success) return checked.data;
  const issue = checked.error.issues[0];
  throw new Error(`${file} is not a registry: ${issue.path.join('.')} ${issue.message}`);
}

/** registry.json as it is written; an absent file is an empty registry. */
export async function readUnchecked(file) {
  const text = await readFile(file, 'utf8').catch(orAbsent);
  return text === null ? { remotes: {} } : parsed(text, file);
}

/** Puts a release in force: the registry names it at once and whole, the log says why and by whom, and a pin of before is gone. */
export const switchTo = (file, release, why) =>
  changeRegistry(file, (registry) => putInForce(registry, release, why));

/** Writes a release into the registry as the current one, on trial against the one before; answers the line of the log. */
export function putInForce(registry, release, { reason, by }) {
  const { name, version } = release.manifest;
  const before = registry.remotes[name];
  const previous = before
    ? [before.current, ...before.previous].filter((each) => each !== version)
    : [];
  const { pin: _, trial, canary, ...rest } = before ?? {};
  const isSame = before?.current === version;
  const onTrial = before && { against: before.current, since: new Date().toISOString() };
  const nextTrial = isSame ? trial : onTrial;
  registry.remotes[name] = {
    ...rest,
    current: version,
    previous,
    releases: { ...before?.releases, [version]: release },
    ...(nextTrial && { trial: nextTrial }),
    // What everybody gets is no canary any more.
    ...(canary && canary.version !== version && { canary }),
  };
  return {
    remote: name,
    from: before?.current ?? null,
    to: version,
    reason,
    by: by ?? release.provenance?.by,
    commit: release.provenance?.commit,
  };
}

/** The release that a roll-back would put in force: the one before, or the version that is named. Throws a sentence when there is none. */
export function findEarlier(registry, name, version) {
  const remote = registry.remotes[name];
  if (!remote) throw new Error(`${name} has no release yet.`);
  const to = version ?? remote.previous[0];
  if (!to) throw new Error(`${name} has no release before ${remote.current}.`);
  const release = remote.releases[to];
  if (!release)
    throw new Error(
      `${name} has no release ${to}; there are ${Object.keys(remote.releases).join(', ')}.`,
    );
  if (to === remote.current) throw new Error(`${name} ${to} is in force already.`);
  return release;
}

/**
 * Puts an earlier release back in force and pins it: what the team's own address publishes is not taken before it is newer than what was left.
 * `check` may throw a sentence that speaks against the release; nothing is changed then. With `left`, null is answered and nothing is changed
 * where another release than that one is current.
 */
export const switchBack = (
  file,
  name,
  { version, left, reason, by, figures, check = async () => {} },
) =>
  changeRegistry(file, async (registry) => {
    if (left !== undefined && registry.remotes[name]?.current !== left) return UNCHANGED;
    const release = findEarlier(registry, name, version);
    await check(release, registry);
    const { trial: _, canary, ...remote } = registry.remotes[name];
    const from = remote.current;
    const to = release.manifest.version;
    registry.remotes[name] = {
      ...remote,
      ...(canary && canary.version !== to && { canary }),
      current: to,
      previous: [...remote.previous.filter((each) => each !== to), from],
      pin: {
        version: to,
        upTo: highestVersion([from, to, ...(remote.pin ? [remote.pin.upTo] : [])]),
        at: new Date().toISOString(),
        by: by ?? 'unknown',
        reason,
      },
    };
    return { remote: name, from, to, reason, by, commit: release.provenance?.commit, figures };
  });

/** Takes the pin of a remote away: from now on it follows its team's address again. Throws a sentence when there is none. */
export const unpin = (file, name, { reason, by }) =>
  changeRegistry(file, (registry) => {
    const remote = registry.remotes[name];
    if (!remote?.pin) throw new Error(`${name} is not pinned.`);
    const { pin: _, ...rest } = remote;
    registry.remotes[name] = rest;
    return { remote: name, from: remote.current, to: remote.current, reason, by };
  });

/** Forgets releases: `isKept(name, version)` says which stay; what is in force, for all or as a canary, always does. Writes nothing when there is nothing to forget. */
export const pruneRegistry = (file, isKept) =>
  changeRegistry(file, (registry) => {
    let forgotten = 0;
    for (const [name, entry] of Object.entries(registry.remotes)) {
      const stays = (version) =>
        version === entry.current || version === entry.canary?.version || isKept(name, version);
      const releases = Object.entries(entry.releases).filter(([version]) => stays(version));
      forgotten += Object.keys(entry.releases).length - releases.length;
      entry.releases = Object.fromEntries(releases);
      entry.previous = entry.previous.filter(stays);
    }
    return forgotten > 0 ? UNLOGGED : UNCHANGED;
  });

/** Beside registry.json: what the release service signed, of which the file is a copy. */
export const findSignedCopy = (file) => file.replace(/(\.json)?$/, '.signed.json');

/** Beside registry.json: what a shell has proved to run. */
export const findGoodCopy = (file) => file.replace(/(\.json)?$/, '.good.json');

/** Reads the registry; a damaged file is replaced by a good copy beside it, which `onRestore` gets a sentence about. */
export async function readOrRestoreRegistry(file, onRestore) {
  try {
    return await readRegistry(file);
  } catch (error) {
    for (const copy of [findSignedCopy(file), findGoodCopy(file)]) {
      const text = await readCopy(copy);
      if (text === null) continue;
      await rename(file, `${file}.damaged`);
      await writeWhole(file, text);
      onRestore(`${error.message} It was replaced by ${copy}, and is ${file}.damaged now.`);
      return readRegistry(file);
    }
    throw error;
  }
}

/** The registry's text in a copy, which may have a signature around it; null when it is damaged as well. */
async function readCopy(copy) {
  try {
    const text = await readFile(copy, 'utf8');
    const registry = JSON.parse(text).text ?? text;
    registrySchema.parse(JSON.parse(registry));
    return registry;
  } catch {
    return null;
  }
}

const UNLOGGED = Symbol('unlogged');
/** What a change answers that changed nothing. */
export const UNCHANGED = Symbol('unchanged');

/** Changes the file under its lock; the answer is the log's line, with the registry's new sequence, and null when nothing was changed. */
export async function changeRegistry(file, change) {
  await mkdir(dirname(file), { recursive: true });
  const copy = findSignedCopy(file);
  if (await stat(copy).catch(() => null))
    throw new Error(
      `${file} is a copy of what the release service says: use --to=https://… to send a release or to roll back. (Where the service is no longer used, remove ${copy}.)`,
    );
  const unlock = await lock(`${file}.lock`);
  try {
    const registry = await readRegistry(file);
    const outcome = await change(registry);
    if (outcome === UNCHANGED) return null;
    registry.sequence = (registry.sequence ?? 0) + 1;
    await writeWhole(file, `${JSON.stringify(registry, null, 1)}\n`);
    if (outcome === UNLOGGED) return null;
    const line = { at: new Date().toISOString(), ...outcome };
    await appendFile(join(dirname(file), 'registry-log.jsonl'), `${JSON.stringify(line)}\n`);
    return { ...line, sequence: registry.sequence };
  } finally {
    await unlock();
  }
}

/** Writes a file that is whole at every moment for whoever reads it. */
export async function writeWhole(file, text) {
  const partial = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`;
  await writeFile(partial, text);
  await rename(partial, file);
}

/** Waits until nobody holds the lock at this path, so that two releases at the same moment do not lose each other; answers what gives it back. */
export async function lock(path) {
  const own = randomBytes(8).toString('hex');
  const until = Date.now() + LOCK_WAIT;
  for (;;) {
    if (await take(path, own)) return () => giveBack(path, own);
    const held = await ageOf(path);
    if (held > LOCK_IS_STALE_AFTER) await takeAway(path, own);
    else if (Date.now() > until)
      throw new Error(`${path} is held by another release; remove it when none is running.`);
    // Not there: it was given back just now.
    else if (held !== null) await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
async function take(path, own) {
  try {
    await writeFile(path, own, { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    return false;
  }
}
// Who held it too long has lost it to somebody else.
async function giveBack(path, own) {
  if ((await readFile(path, 'utf8').catch(orAbsent)) === own) await rm(path, { force: true });
}
async function takeAway(path, own) {
  const aside = `${path}.${own}`;
  if ((await rename(path, aside).catch(orAbsent)) === null) return;
  // Somebody was faster, and this is the lock of who came next.
  if ((await ageOf(aside)) <= LOCK_IS_STALE_AFTER)
    await link(aside, path).catch((error) => {
      if (error.code !== 'EEXIST') throw error;
    });
  await rm(aside, { force: true });
}
/** In milliseconds; null where there is no such file. */
async function ageOf(path) {
  const found = await stat(path).catch(orAbsent);
  return found && Date.now() - found.mtimeMs;
}
function orAbsent(error) {
  if (error.code === 'ENOENT') return null;
  throw error;
}
function parsed(text, file) {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error(`${file} is not JSON.`);
  }
}
