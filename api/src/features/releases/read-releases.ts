import type {
  Canary,
  Owners,
  Registry,
  RegistryEntry,
  Release,
} from '@admissions/protocol/releases';
import { and, eq } from 'drizzle-orm';
import type { Database, Tx } from '../../platform/db/database.ts';
import { releaseChannels, releaseHead, remoteOwners, remoteReleases } from './release-tables.ts';

type Reader = Tx | Database['orm'];
type ReleaseRow = typeof remoteReleases.$inferSelect;
export type ChannelRow = typeof releaseChannels.$inferSelect;

/** release.json as an object; it was checked when it was taken, perhaps by a newer API. */
export const parseDescription = (description: string): Release =>
  JSON.parse(description) as Release;

export async function findRelease(
  db: Reader,
  remote: string,
  version: string,
): Promise<ReleaseRow | null> {
  const [row] = await db
    .select()
    .from(remoteReleases)
    .where(and(eq(remoteReleases.remote, remote), eq(remoteReleases.version, version)));
  return row ?? null;
}

/** How often releases have changed: the sequence of the registry. */
export async function readSequence(db: Reader): Promise<number> {
  const [head] = await db.select().from(releaseHead);
  return head?.sequence ?? 0;
}

/** The registry that shells follow: every remote with a stable release, what it can be rolled back to, and what a share of the visitors gets. */
export async function readServiceRegistry(db: Reader): Promise<Registry & { sequence: number }> {
  // First: what changes while the rest is read belongs to a later one, which is then asked for again.
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

const toCanary = ({ version, percent, at, by, reason, promoteAfter }: ChannelRow): Canary => ({
  version,
  percent,
  at,
  by,
  reason,
  ...(promoteAfter !== null && { promoteAfter }),
});

/** Whose every remote is, as the gates read it. */
export async function readOwnersRecord(db: Reader): Promise<Owners> {
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
