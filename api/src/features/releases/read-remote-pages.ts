import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';
import { parseDescription } from './read-releases.ts';
import { releaseChannels, remoteReleases } from './release-tables.ts';

/** Claims of the visitors' releases that everybody gets. */
export async function readRemotePages(orm: Queryable) {
  const rows = await orm
    .select({ description: remoteReleases.description })
    .from(releaseChannels)
    .innerJoin(
      remoteReleases,
      and(
        eq(remoteReleases.remote, releaseChannels.remote),
        eq(remoteReleases.version, releaseChannels.version),
      ),
    )
    .where(eq(releaseChannels.channel, 'stable'))
    .orderBy(releaseChannels.remote);
  return rows
    .map(({ description }) => parseDescription(description).manifest)
    .flatMap(({ base, claims }) => (base === '' ? claims : []));
}
