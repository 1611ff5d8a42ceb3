import type { RegistryEntry, Release } from '@admissions/protocol/releases';
import { and, eq } from 'drizzle-orm';
import type { Database, Tx } from '../../platform/db/database.ts';
import { releaseChannels, releaseHead, remoteOwners, remoteReleases } from './release-tables.ts';

type Reader = Tx | Database['orm'];
export type ChannelRow = typeof releaseChannels.$inferSelect;

/** Validated when the release was accepted, perhaps by a newer API. */
export const parseDescription = (description: string): Release =>
  JSON.parse(description) as Release;

export async function findRelease(db: Reader, remote: string, version: string) {
  const [row] = await db
    .select()
    .from(remoteReleases)
    .where(and(eq(remoteReleases.remote, remote), eq(remoteReleases.version, version)));
  return row ?? null;
}

export async function readSequence(db: Reader) {
  const [head] = await db.select().from(releaseHead);
  return head?.sequence ?? 0;
}

/** Every remote with a stable release, its rollback target and its canary. */
export async function readServiceRegistry(db: Reader) {
  // Read first: later changes get a newer sequence, which shells then fetch.
  const sequence = await readSequence(db);
  const channels = await db.select().from(releaseChannels).orderBy(releaseChannels.remote);
  const rows = await db.select().from(remoteReleases).orderBy(remoteReleases.sentAt);
  const remotes: Record<string, RegistryEntry> = {};
  for (const { remote, channel, version, previous, pin, trial } of channels) {
    if (channel !== 'stable') continue;
    const canary = channels.find((row) => row.remote === remote && row.channel === 'canary');
    const own = rows.filter((row) => row.remote === remote);
    remotes[remote] = {
      current: version,
      previous,
      releases: Object.fromEntries(
        own.map((row) => [row.version, parseDescription(row.description)]),
      ),
      ...(pin && { pin }),
      ...(canary && canary.percent > 0 && { canary: toCanary(canary) }),
      ...(trial && { trial }),
    };
  }
  return { sequence, remotes };
}

const toCanary = ({ version, percent, at, by, reason, promoteAfter }: ChannelRow) => ({
  version,
  percent,
  at,
  by,
  reason,
  ...(promoteAfter !== null && { promoteAfter }),
});

export async function readOwnersRecord(db: Reader) {
  const rows = await db.select().from(remoteOwners);
  return {
    remotes: Object.fromEntries(
      rows.map(({ remote, team, prefixes, budget }) => [
        remote,
        { team, prefixes, ...(budget && { budget }) },
      ]),
    ),
  };
}
