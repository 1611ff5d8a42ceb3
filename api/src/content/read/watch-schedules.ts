import { KINDS } from '@admissions/model/kinds';
import { sql } from 'drizzle-orm';
import type { Deps } from '../deps.ts';
import { tableOf } from '../schema/tables.ts';

// setTimeout holds 24 days at most; look again every hour.
const MAX_TIMEOUT_MS = 3600_000;
const RETRY_DELAY_MS = 10_000;

/** Publication has a clock: when an entry's time comes, its kind has changed although nobody wrote. */
export function watchSchedules({ db, changes, log }: Pick<Deps, 'db' | 'changes' | 'log'>): {
  stop(): void;
} {
  const timers = new Map<string, NodeJS.Timeout>();
  let stopped = false;
  /** The kinds that are looked up, one after the other: all at once would hold up everybody else who asks the database, first of all the start. */
  const waiting = new Set<(typeof KINDS)[number]>();
  let isPlanning = false;

  async function plan(kind: (typeof KINDS)[number]): Promise<void> {
    const table = tableOf(kind);
    const { rows } = await db.orm.execute<{ wait: string | null }>(sql`
      select extract(epoch from min(at) - now()) * 1000 as wait
      from (select ${table.publishAt} as at from ${table} union all select ${table.unpublishAt} from ${table}) as boundaries where at > now()`);
    const wait = rows[0]?.wait;
    if (wait === null || wait === undefined) return;
    const due = Number(wait) <= MAX_TIMEOUT_MS;
    set(kind, Math.min(Math.max(0, Math.ceil(Number(wait))) + 20, MAX_TIMEOUT_MS), () =>
      due ? changes.publishLocal([kind.id]) : replan(kind),
    );
  }
  function replan(kind: (typeof KINDS)[number]): void {
    clearTimeout(timers.get(kind.id));
    timers.delete(kind.id);
    waiting.add(kind);
    if (!isPlanning) void planWaiting();
  }
  async function planWaiting(): Promise<void> {
    isPlanning = true;
    // Who is added meanwhile comes after the others, and one who waits already waits once.
    for (const kind of waiting) {
      waiting.delete(kind);
      if (!stopped) await planOrRetry(kind);
    }
    isPlanning = false;
  }
  const planOrRetry = (kind: (typeof KINDS)[number]) =>
    plan(kind).catch((error: Error) => {
      if (stopped) return;
      log.warn({ err: { message: error.message } }, 'schedules could not be read');
      set(kind, RETRY_DELAY_MS, () => replan(kind));
    });
  function set(kind: (typeof KINDS)[number], wait: number, work: () => void): void {
    clearTimeout(timers.get(kind.id));
    if (!stopped) timers.set(kind.id, setTimeout(work, wait).unref());
  }

  const stopListening = changes.listen((changed) => {
    for (const kind of KINDS) if (changed === 'all' || changed.includes(kind.id)) replan(kind);
  });
  for (const kind of KINDS) replan(kind);
  return {
    stop() {
      stopped = true;
      stopListening();
      for (const timer of timers.values()) clearTimeout(timer);
    },
  };
}
