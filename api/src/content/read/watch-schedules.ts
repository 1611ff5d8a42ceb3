import { KINDS } from '@admissions/model/kinds';
import { sql } from 'drizzle-orm';
import type { Deps } from '../deps.ts';
import { tableOf } from '../schema/tables.ts';

// setTimeout holds 24 days at most, so check again every hour.
const MAX_TIMEOUT_MS = 3600_000;
const RETRY_DELAY_MS = 10_000;

/** Reports a kind as changed when an entry's scheduled time comes, since no write does. */
export function watchSchedules({ db, changes, log }: Pick<Deps, 'db' | 'changes' | 'log'>): {
  stop(): void;
} {
  const timers = new Map<string, NodeJS.Timeout>();
  let stopped = false;
  /** Queried one after the other: all at once would delay other queries, first of all the start. */
  const waiting = new Set<(typeof KINDS)[number]>();
  let isPlanning = false;

  async function plan(kind: (typeof KINDS)[number]) {
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
  function replan(kind: (typeof KINDS)[number]) {
    clearTimeout(timers.get(kind.id));
    timers.delete(kind.id);
    waiting.add(kind);
    if (!isPlanning) void planWaiting();
  }
  async function planWaiting() {
    isPlanning = true;
    // A Set: kinds added meanwhile come last, and waiting ones stay once.
    for (const kind of waiting) {
      waiting.delete(kind);
      if (!stopped) await planOrRetry(kind);
    }
    isPlanning = false;
  }
  const planOrRetry = (kind: (typeof KINDS)[number]) =>
    plan(kind).catch((error: Error) => {
      if (stopped) return;
      log.warn({ err: { message: error.message } }, 'cannot read schedules');
      set(kind, RETRY_DELAY_MS, () => replan(kind));
    });
  function set(kind: (typeof KINDS)[number], wait: number, work: () => void) {
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
