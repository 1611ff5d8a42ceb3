import type { JudgedFigures, ReleaseAction, ReleaseChannel } from '@admissions/protocol/releases';
import { sql } from 'drizzle-orm';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import type { Tx } from '../../platform/db/database.ts';
import { releaseHead, releaseLog } from './release-tables.ts';

/** An account, or a team's program with its deploy token. */
export interface ReleaseActor {
  /** Null for a program. */
  account: { id: number; account: string } | null;
  /** Name in the log. */
  name: string;
}
export interface ReleaseChange {
  remote: string;
  action: ReleaseAction;
  reason: string;
  channel?: ReleaseChannel;
  from?: string | null;
  to?: string;
  commit?: string | null;
  /** Only for a canary. */
  percent?: number;
  figures?: JudgedFigures | undefined;
}

/** Locks the channels until the transaction ends. */
export async function lockChannels(tx: Tx) {
  await tx.insert(releaseHead).values({ id: 1, sequence: 0 }).onConflictDoNothing();
  await tx.select().from(releaseHead).for('update');
}

/** Requires `lockChannels`. */
export async function incrementSequence(tx: Tx) {
  const [head] = await tx
    .update(releaseHead)
    .set({ sequence: sql`${releaseHead.sequence} + 1` })
    .returning({ sequence: releaseHead.sequence });
  return head?.sequence ?? 0;
}

/** Must be the last statement of the transaction. */
export async function recordReleaseChange(
  tx: Tx,
  by: ReleaseActor,
  { remote, action, reason, channel, from, to, commit, percent, figures }: ReleaseChange,
) {
  await tx.insert(releaseLog).values({
    remote,
    action,
    reason,
    by: by.name,
    channel: channel ?? null,
    from: from ?? null,
    to: to ?? null,
    commit: commit ?? null,
    percent: percent ?? null,
    figures: figures ?? null,
  });
  await recordAudit(tx, {
    account: by.account,
    action: `release_${action}`,
    area: 'account',
    target: `release/${remote}`,
    details: {
      by: by.name,
      reason,
      ...(channel && { channel }),
      ...(from && { before: from }),
      ...(to && { to }),
    },
  });
}
