import { and, eq, inArray, isNotNull, max } from 'drizzle-orm';
import { runAnnouncedTransaction } from '../../platform/db/changes.ts';
import type { Tx } from '../../platform/db/database.ts';
import { type MediaStore, openReleaseStore } from '../media/media-store.ts';
import { incrementSequence, lockChannels } from './record-release-change.ts';
import type { ReleaseDeps } from './release-deps.ts';
import { releaseChannels, releaseLog, remoteReleases } from './release-tables.ts';

/** Same as the retention in shells, since open tabs keep their version. */
const RETENTION_MS = 14 * 24 * 3_600_000;
/** An archive without a record may be an upload in progress. */
const UPLOAD_TIMEOUT_MS = 3_600_000;

const ARCHIVE_NAME = /^mf_[a-z_]+-[\w.-]+\.tar\.gz$/;

/** Deletes records and archives that no channel uses and no rollback can reach. */
export async function pruneReleases(
  deps: Pick<ReleaseDeps, 'db' | 'config' | 'changes'>,
  now = Date.now(),
) {
  // Records first: none may point to deleted files.
  await runAnnouncedTransaction(deps, async (tx) => {
    await lockChannels(tx);
    const old = await findExpired(tx, now);
    for (const { remote, version } of old) await deleteRelease(tx, remote, version);
    if (old.length > 0) await incrementSequence(tx);
    return { result: null, kinds: old.length > 0 ? ['releases'] : [] };
  });
  await deleteOrphans(deps, openReleaseStore(deps.config), now);
}

async function findExpired(tx: Tx, now: number) {
  const channels = await tx.select().from(releaseChannels);
  const active = new Set(
    channels.flatMap(({ remote, version, previous: [before] }) => [
      `${remote} ${version}`,
      `${remote} ${before}`,
    ]),
  );
  const lastUses = await tx
    .select({ remote: releaseLog.remote, version: releaseLog.from, at: max(releaseLog.at) })
    .from(releaseLog)
    .where(isNotNull(releaseLog.from))
    .groupBy(releaseLog.remote, releaseLog.from);
  const lastUsed = new Map(lastUses.map(({ remote, version, at }) => [`${remote} ${version}`, at]));
  const releases = await tx
    .select({
      remote: remoteReleases.remote,
      version: remoteReleases.version,
      sentAt: remoteReleases.sentAt,
    })
    .from(remoteReleases);
  return releases.filter(({ remote, version, sentAt }) => {
    const used = Date.parse(lastUsed.get(`${remote} ${version}`) ?? sentAt);
    return (
      !active.has(`${remote} ${version}`) &&
      now - Math.max(used, Date.parse(sentAt)) >= RETENTION_MS
    );
  });
}

async function deleteRelease(tx: Tx, remote: string, version: string) {
  await tx
    .delete(remoteReleases)
    .where(and(eq(remoteReleases.remote, remote), eq(remoteReleases.version, version)));
  const channels = await tx
    .select()
    .from(releaseChannels)
    .where(eq(releaseChannels.remote, remote));
  for (const { channel, previous } of channels)
    await tx
      .update(releaseChannels)
      .set({ previous: previous.filter((each) => each !== version) })
      .where(and(eq(releaseChannels.remote, remote), eq(releaseChannels.channel, channel)));
}

// Includes leftovers of interrupted uploads.
async function deleteOrphans({ db }: Pick<ReleaseDeps, 'db'>, store: MediaStore, now: number) {
  const old: string[] = [];
  for await (const { name, at } of store.list())
    if (ARCHIVE_NAME.test(name) && now - at.getTime() >= UPLOAD_TIMEOUT_MS) old.push(name);
  if (old.length === 0) return;
  const existing = await db.orm
    .select({ archive: remoteReleases.archive })
    .from(remoteReleases)
    .where(inArray(remoteReleases.archive, old));
  const names = new Set(existing.map(({ archive }) => archive));
  await store.remove(old.filter((name) => !names.has(name)));
}
