import { setTimeout as sleep } from 'node:timers/promises';
import type { ShellReport } from '@admissions/protocol/releases';
import { eq, gt, lt } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { shellAdoptions } from './release-tables.ts';
import type { SwitchResult } from './switch-channel.ts';

/** A shell that has not reported for longer counts as stopped. */
const LIVE_TIMEOUT_MS = 15_000;
const RETENTION_MS = 24 * 3_600_000;
const ADOPTION_TIMEOUT_MS = 20_000;
const POLL_INTERVAL_MS = 200;

/** Uses this machine's clock, since those of shells may differ. */
export async function recordAdoption(
  db: Database,
  { shell, sequence, remotes }: ShellReport,
  now = new Date(),
) {
  const report = { at: now.toISOString(), sequence, remotes };
  await db.orm
    .insert(shellAdoptions)
    .values({ shell, ...report })
    .onConflictDoUpdate({ target: shellAdoptions.shell, set: report });
  const cutoff = new Date(now.getTime() - RETENTION_MS).toISOString();
  await db.orm.delete(shellAdoptions).where(lt(shellAdoptions.at, cutoff));
}

/** Called by a shell that stops, so that nothing waits for it. */
export const deleteShellAdoption = ({ orm }: Database, shell: string) =>
  orm.delete(shellAdoptions).where(eq(shellAdoptions.shell, shell));

export const listLiveShells = ({ orm }: Database, now = Date.now()) =>
  orm
    .select()
    .from(shellAdoptions)
    .where(gt(shellAdoptions.at, new Date(now - LIVE_TIMEOUT_MS).toISOString()))
    .orderBy(shellAdoptions.shell);

/** Resolves once every live shell has adopted or refused the change; at once without shells. */
export async function waitForAdoption(
  db: Database,
  { remote, channel, to, sequence, isEnd }: Omit<SwitchResult, 'from'>,
  timeoutMs = ADOPTION_TIMEOUT_MS,
) {
  const expectedVersion = isEnd ? null : to;
  const readServed = ({ remotes }: ShellReport) =>
    channel === 'canary' ? remotes[remote]?.canary : remotes[remote];
  // A shell without a fallback lists the release that it refuses.
  const isAdopted = (shell: ShellReport) => {
    const served = readServed(shell);
    return (served?.version ?? null) === expectedVersion && served?.refused?.version !== to;
  };
  const isPending = (shell: ShellReport) => shell.sequence < sequence;
  const deadline = Date.now() + timeoutMs;
  let shells = await listLiveShells(db);
  while (shells.some(isPending) && Date.now() < deadline) {
    await sleep(POLL_INTERVAL_MS);
    shells = await listLiveShells(db);
  }
  const decided = shells.filter((shell) => !isPending(shell));
  return {
    adopted: decided.filter(isAdopted).map(({ shell }) => shell),
    refused: decided
      .filter((shell) => !isAdopted(shell))
      .map((shell) => ({
        shell: shell.shell,
        reason:
          readServed(shell)?.refused?.reason ??
          `it serves ${readServed(shell)?.version ?? 'no release'}`,
      })),
    silent: shells.filter(isPending).map(({ shell }) => shell),
  };
}
