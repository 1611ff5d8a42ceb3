import type { RemoteRecord } from '@admissions/protocol/releases';
import { desc, eq } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { listLiveShells } from './adoptions.ts';
import { toDeployToken } from './deploy-tokens.ts';
import { parseDescription } from './read-releases.ts';
import {
  deployTokens,
  releaseChannels,
  releaseLog,
  remoteOwners,
  remoteReleases,
} from './release-tables.ts';

const MAX_LOG_LINES = 50;

export async function listReleases(db: Database) {
  const { orm } = db;
  const owners = await orm.select().from(remoteOwners).orderBy(remoteOwners.remote);
  const releases = await orm.select().from(remoteReleases).orderBy(desc(remoteReleases.sentAt));
  const channels = await orm.select().from(releaseChannels).orderBy(desc(releaseChannels.channel));
  const tokens = await orm.select().from(deployTokens).orderBy(deployTokens.id);
  const shells = await listLiveShells(db);
  const names = new Set([...owners, ...releases].map(({ remote }) => remote));
  const found: RemoteRecord[] = [];
  for (const remote of [...names].sort()) {
    const isOwn = (row: { remote: string }) => row.remote === remote;
    const owner = owners.find(isOwn);
    found.push({
      remote,
      owner: owner ? toOwner(owner) : null,
      tokens: tokens.filter(isOwn).map(toDeployToken),
      releases: releases.filter(isOwn).map(toReleaseRecord),
      channels: channels.filter(isOwn).map(({ channel, version, previous, pin, percent }) => ({
        channel,
        version,
        previous,
        pin,
        percent,
      })),
      shells: shells.map(({ shell, at, remotes }) => ({
        shell,
        at,
        served: remotes[remote] ?? null,
      })),
      log: await orm
        .select()
        .from(releaseLog)
        .where(eq(releaseLog.remote, remote))
        .orderBy(desc(releaseLog.id))
        .limit(MAX_LOG_LINES),
    });
  }
  return found;
}

export const toOwner = ({
  remote: _remote,
  publicKey: _publicKey,
  ...owner
}: typeof remoteOwners.$inferSelect) => owner;

const toReleaseRecord = ({
  remote: _remote,
  description,
  signature: _signature,
  archive: _archive,
  ...release
}: typeof remoteReleases.$inferSelect) => ({
  ...release,
  releasedAt: parseDescription(description).releasedAt,
});
