import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Release } from '@admissions/contracts';
import { releaseSchema } from '@admissions/contracts/schema';
import { compressFiles } from '@admissions/tools/compress-files';
import { readRegistry, switchTo } from '@admissions/tools/registry-file';
import type { Log } from '../base/log.ts';
import { hashSha384, verifyRelease } from './integrity.ts';

const LOOK_EVERY = 2000;
const TIMEOUT = 10_000;
const LARGEST_FILE = 20 * 2 ** 20;

interface Options {
  remoteOrigins: Readonly<Record<string, string>>;
  releasesDir: string;
  registryFile: string;
  log: Log;
  onSwitch(): Promise<void>;
}

/** Follows the releases that teams publish at addresses of their own; returns how to stop. With no origins it does nothing. */
export async function mirrorOrigins({
  remoteOrigins,
  releasesDir,
  registryFile,
  log,
  onSwitch,
}: Options): Promise<() => void> {
  const origins = Object.entries(remoteOrigins);
  if (origins.length === 0) return () => {};
  const told = new Map<string, string>();
  let isLooking = false;

  async function look() {
    if (isLooking) return;
    isLooking = true;
    for (const [name, origin] of origins) {
      const outcome = await mirror(name, origin, { releasesDir, registryFile }).catch(
        (error: Error) => ({ refused: error.message }),
      );
      if (outcome && 'switched' in outcome) {
        log.info({ remote: name, version: outcome.switched }, 'release mirrored');
        await onSwitch();
      }
      const reason = outcome && 'refused' in outcome ? outcome.refused : '';
      if (reason && told.get(name) !== reason)
        log.warn({ remote: name, origin, reason }, 'no new release from its origin');
      told.set(name, reason);
    }
    isLooking = false;
  }
  await look();
  const timer = setInterval(() => void look(), LOOK_EVERY);
  timer.unref();
  return () => clearInterval(timer);
}

async function mirror(
  name: string,
  origin: string,
  { releasesDir, registryFile }: Pick<Options, 'releasesDir' | 'registryFile'>,
): Promise<{ switched: string } | null> {
  const release = await publishedRelease(name, origin);
  const { version } = release.manifest;
  const { remotes } = await readRegistry(registryFile);
  const known = remotes[name]?.releases[version];
  if (known && JSON.stringify(known.files) !== JSON.stringify(release.files))
    throw new Error(`${version} was published before with other files; a release never changes`);
  if (remotes[name]?.current === version) return null;
  for (const [other, { current, releases }] of Object.entries(remotes)) {
    const taken =
      other === name
        ? undefined
        : releases[current]?.manifest.claims.find(({ path }) =>
            release.manifest.claims.some((claim) => claim.path === path),
          );
    if (taken) throw new Error(`it claims ${taken.path}, which belongs to ${other}`);
  }
  const folder = join(releasesDir, name, version);
  if (!(await stat(folder).catch(() => null))) await download(release, origin, folder);
  await verifyRelease(folder, release);
  await switchTo(registryFile, release, `published at ${origin}`);
  return { switched: version };
}

async function publishedRelease(name: string, origin: string): Promise<Release> {
  const checked = releaseSchema.safeParse(
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
