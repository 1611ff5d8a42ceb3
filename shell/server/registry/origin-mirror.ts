import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Release, ShellContract } from '@admissions/protocol/releases';
import { registeredReleaseSchema } from '@admissions/protocol/releases';
import { waitForAdoption } from '@admissions/tools/adoption';
import { compressFiles } from '@admissions/tools/compress-files';
import { findClaimFaults } from '@admissions/tools/gates/claims';
import { findReleaseFaults } from '@admissions/tools/gates/release';
import { readOwners, recordOwner } from '@admissions/tools/owners-file';
import { readRegistry, switchTo } from '@admissions/tools/registry-file';
import { compareVersions } from '@admissions/tools/version';
import { hashSha384 } from '../base/hashes.ts';
import type { Log } from '../base/log.ts';

const LOOK_EVERY = 2000;
/** Where there was nothing to take: a release that is refused has been fetched and tried, which costs seconds. */
const LOOK_AGAIN_AFTER = 10_000;
const TIMEOUT = 10_000;
const LARGEST_FILE = 20 * 2 ** 20;

interface Switched {
  switched: string;
  /** Of the registry after the switch. */
  sequence: number;
}
interface Options {
  remoteOrigins: Readonly<Record<string, string>>;
  releasesDir: string;
  registryFile: string;
  /** What this shell provides; null in development. */
  contract: ShellContract | null;
  log: Log;
  onSwitch(): Promise<void>;
}

export interface OriginMirror {
  /** Looks at the address of this remote now; resolves when what is there has been taken or refused. */
  look(name: string): Promise<void>;
  stop(): void;
}

/** Follows the releases that teams publish at addresses of their own. With no origins it does nothing. */
export async function mirrorOrigins({
  remoteOrigins,
  releasesDir,
  registryFile,
  contract,
  log,
  onSwitch,
}: Options): Promise<OriginMirror> {
  const origins = Object.entries(remoteOrigins);
  if (origins.length === 0) return { look: async () => {}, stop: () => {} };
  const told = new Map<string, string>();
  const waiting = new Map<string, number>();
  const underWay = new Map<string, Promise<void>>();
  let isLooking = false;

  async function lookAtAll() {
    if (isLooking) return;
    isLooking = true;
    for (const [name] of origins) await look(name);
    isLooking = false;
  }
  /** One look at a time for each: whoever asks meanwhile waits for the same. */
  function look(name: string): Promise<void> {
    const running = underWay.get(name);
    if (running) return running;
    const origin = remoteOrigins[name];
    if (!origin || (waiting.get(name) ?? 0) > Date.now()) return Promise.resolve();
    const looking = take(name, origin).finally(() => underWay.delete(name));
    underWay.set(name, looking);
    return looking;
  }
  async function take(name: string, origin: string) {
    const outcome = await mirror(name, origin, { releasesDir, registryFile, contract }).catch(
      (error: Error) => ({ refused: error.message }),
    );
    if (outcome && 'switched' in outcome) {
      log.info({ remote: name, version: outcome.switched }, 'release mirrored');
      await onSwitch();
      void tellAdoption(name, outcome);
    }
    const reason = outcome && 'refused' in outcome ? outcome.refused : '';
    if (reason && told.get(name) !== reason)
      log.warn({ remote: name, origin, reason }, 'no new release from its origin');
    told.set(name, reason);
    if (reason) waiting.set(name, Date.now() + LOOK_AGAIN_AFTER);
  }
  // Beside the looking: one shell that is slow holds up no other team's release.
  async function tellAdoption(name: string, { switched, sequence }: Switched) {
    const outcome = await waitForAdoption(registryFile, { name, version: switched, sequence });
    const labels = { remote: name, version: switched };
    const shells = (list: { shell: string }[]) => list.map(({ shell }) => shell);
    log.info({ ...labels, shells: shells(outcome.adopted) }, 'the mirrored release is served');
    for (const { shell, reason } of outcome.refused)
      log.error({ ...labels, shell, reason }, 'the mirrored release was refused');
    if (outcome.silent.length > 0)
      log.warn({ ...labels, shells: shells(outcome.silent) }, 'these shells have not taken it yet');
  }
  await lookAtAll();
  const timer = setInterval(() => void lookAtAll(), LOOK_EVERY);
  timer.unref();
  return { look, stop: () => clearInterval(timer) };
}

async function mirror(
  name: string,
  origin: string,
  {
    releasesDir,
    registryFile,
    contract,
  }: Pick<Options, 'releasesDir' | 'registryFile' | 'contract'>,
): Promise<Switched | null> {
  const release = await publishedRelease(name, origin);
  const { version } = release.manifest;
  const registry = await readRegistry(registryFile);
  const { remotes } = registry;
  const known = remotes[name]?.releases[version];
  if (known && JSON.stringify(known.files) !== JSON.stringify(release.files))
    throw new Error(`${version} was published before with other files; a release never changes`);
  if (remotes[name]?.current === version) return null;
  const pin = remotes[name]?.pin;
  if (pin && compareVersions(version, pin.upTo) <= 0)
    throw new Error(
      `${version} is not taken: ${pin.by} rolled ${name} back to ${pin.version} (${pin.reason}); a version above ${pin.upTo} is, or any after "npm run rollback -- ${name} --unpin"`,
    );
  const { manifest, drops = [] } = release;
  const owners = await readOwners(registryFile);
  // Before anything is fetched; the other gates need the files.
  refuse(version, findClaimFaults({ manifest, registry, owners, drops }));
  const folder = join(releasesDir, name, version);
  if (!(await stat(folder).catch(() => null))) await download(release, origin, folder);
  const faults = await findReleaseFaults({ folder, release, registry, owners, contract });
  // Whoever is refused is not served either, and may come again with other files.
  if (faults.length > 0 && !known) await rm(folder, { recursive: true, force: true });
  refuse(version, faults);
  await recordOwner(registryFile, manifest);
  const { sequence } = await switchTo(registryFile, release, { reason: `published at ${origin}` });
  return { switched: version, sequence };
}

function refuse(version: string, faults: readonly string[]): void {
  if (faults.length > 0) throw new Error(`${version} is refused: ${faults.join('; ')}`);
}

async function publishedRelease(name: string, origin: string): Promise<Release> {
  const checked = registeredReleaseSchema.safeParse(
    JSON.parse((await downloadBytes(`${origin}/release.json`)).toString('utf8')),
  );
  if (!checked.success)
    throw new Error(
      `its release.json is not one: ${checked.error.issues[0]?.path.join('.')} ${checked.error.issues[0]?.message}`,
    );
  if (checked.data.manifest.name !== name)
    throw new Error(`its release.json is that of ${checked.data.manifest.name}`);
  return checked.data as Release;
}

async function download(release: Release, origin: string, folder: string): Promise<void> {
  const partial = `${folder}.${process.pid}.part`;
  try {
    for (const [file, hash] of Object.entries(release.files)) {
      const bytes = await downloadBytes(`${origin}/${file}`);
      if (hashSha384(bytes) !== hash)
        throw new Error(
          `${release.manifest.version} is refused: ${file} is not the file that was released`,
        );
      await mkdir(dirname(join(partial, file)), { recursive: true });
      await writeFile(join(partial, file), bytes);
    }
    await compressFiles(partial, Object.keys(release.files));
    await writeFile(join(partial, 'release.json'), JSON.stringify(release));
    await rename(partial, folder);
  } finally {
    await rm(partial, { recursive: true, force: true });
  }
}

async function downloadBytes(address: string): Promise<Buffer> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT), redirect: 'error' });
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  if (Number(answer.headers.get('content-length') ?? 0) > LARGEST_FILE)
    throw new Error(`${address} is larger than ${LARGEST_FILE} bytes`);
  return Buffer.from(await answer.arrayBuffer());
}
