import { setTimeout as sleep } from 'node:timers/promises';
import type { Adoption, AdoptionOutcome } from '@admissions/protocol/releases';
import { eq, gt, lt } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { shellAdoptions } from './release-tables.ts';
import type { Switched } from './switch-channel.ts';

/** A shell that has not said anything for so long (milliseconds) is not running. */
const LIVE_FOR = 15_000;
const FORGET_AFTER = 24 * 3_600_000;
const WAIT_FOR = 20_000;
const LOOK_EVERY = 200;

/** Keeps what a shell says that it serves, at the time of this machine: shells' own clocks may differ. */
export async function recordAdoption(
  db: Database,
  { shell, sequence, remotes }: Omit<Adoption, 'at'>,
  now = new Date(),
): Promise<void> {
  const said = { at: now.toISOString(), sequence, remotes };
  await db.orm
    .insert(shellAdoptions)
    .values({ shell, ...said })
    .onConflictDoUpdate({ target: shellAdoptions.shell, set: said });
  const forgotten = new Date(now.getTime() - FORGET_AFTER).toISOString();
  await db.orm.delete(shellAdoptions).where(lt(shellAdoptions.at, forgotten));
}

/** This shell ends: nobody waits for it any more. */
export const forgetShell = ({ orm }: Pick<Database, 'orm'>, shell: string) =>
  orm.delete(shellAdoptions).where(eq(shellAdoptions.shell, shell));

/** The shells that run now. */
export const readLiveShells = ({ orm }: Pick<Database, 'orm'>, now = Date.now()) =>
  orm
    .select()
    .from(shellAdoptions)
    .where(gt(shellAdoptions.at, new Date(now - LIVE_FOR).toISOString()))
    .orderBy(shellAdoptions.shell);

/** Waits until every shell that runs has adopted or refused a change; with none running it answers at once. */
export async function waitForAdoption(
  db: Database,
  { remote, channel, to, sequence, isEnd }: Omit<Switched, 'from'>,
  within = WAIT_FOR,
): Promise<AdoptionOutcome> {
  const wanted = isEnd ? null : to;
  const readServed = ({ remotes }: Pick<Adoption, 'remotes'>) =>
    channel === 'canary' ? remotes[remote]?.canary : remotes[remote];
  // A shell with nothing better to serve names the release that it refuses.
  const isAdopted = (shell: Pick<Adoption, 'remotes'>) => {
    const served = readServed(shell);
    return (served?.version ?? null) === wanted && served?.refused?.version !== to;
  };
  const until = Date.now() + within;
  for (;;) {
    const shells = await readLiveShells(db);
    const late = shells.filter((shell) => shell.sequence < sequence);
    if (late.length > 0 && Date.now() < until) {
      await sleep(LOOK_EVERY);
      continue;
    }
    const decided = shells.filter((shell) => shell.sequence >= sequence);
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
      silent: late.map(({ shell }) => shell),
    };
  }
}
