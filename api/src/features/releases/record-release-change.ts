import type { JudgedFigures, ReleaseAction, ReleaseChannel } from '@admissions/protocol/releases';
import { sql } from 'drizzle-orm';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import type { Tx } from '../../platform/db/database.ts';
import { releaseHead, releaseLog } from './release-tables.ts';

/** Who changes releases: an account, or a team's program with its deploy token. */
export interface ReleaseActor {
  /** Null: not a person, but the program that has the token. */
  account: { id: number; account: string } | null;
  /** As the log names it. */
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
  /** Of a canary. */
  percent?: number;
  figures?: JudgedFigures | undefined;
}

/** Holds the channels until the transaction ends; from here on what is read of them stays so. */
export async function lockChannels(tx: Tx): Promise<void> {
  await tx.insert(releaseHead).values({ id: 1, sequence: 0 }).onConflictDoNothing();
  await tx.select().from(releaseHead).for('update');
}

/** The registry is another one from now on; answers its sequence. Under `lockChannels`. */
export async function incrementSequence(tx: Tx): Promise<number> {
  const [head] = await tx
    .update(releaseHead)
    .set({ sequence: sql`${releaseHead.sequence} + 1` })
    .returning({ sequence: releaseHead.sequence });
  return head?.sequence ?? 0;
}

/** Adds a line to the log of releases and one to the audit log; the last thing in the transaction. */
export async function recordReleaseChange(
  tx: Tx,
  by: ReleaseActor,
  { remote, action, reason, channel, from, to, commit, percent, figures }: ReleaseChange,
): Promise<void> {
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
    details: { by: by.name, reason, ...(channel && { channel }), ...(to && { to }) },
  });
}
