import { setTimeout } from 'node:timers/promises';
import { FORMS } from '@admissions/model/forms';
import { createFairQueue } from '@admissions/protocol/server';
import { and, gt, inArray } from 'drizzle-orm';
import type { Config } from '../../../platform/config/config.ts';
import type { Database } from '../../../platform/db/database.ts';
import { refused } from '../../../platform/http/http-error.ts';
import { createTimedCache } from '../../../platform/timed-cache.ts';
import { submissions } from '../data/forms-tables.ts';

const WINDOW_MINUTES = 10;
const CACHE_TTL_MS = 1000;
/** Pause of a submission per level of load. */
const PAUSE_PER_LEVEL_MS = 300;
const QUEUE_LIMITS = {
  atOnce: 4,
  mostEach: 20,
  most: 400,
  refusal: () => refused(503, 'error.server'),
};
/** Multiples of the setting at which a level begins; each level doubles the proof of work. */
const LEVEL_THRESHOLDS = [1, 2, 4] as const;

export type FormLoad = ReturnType<typeof createFormLoad>;

/** Raises the proof of work under load instead of rejecting visitors. */
export function createFormLoad(
  { orm }: Database,
  { formTotalLimit }: Pick<Config, 'formTotalLimit'>,
) {
  const maxCounted = formTotalLimit * Math.max(...LEVEL_THRESHOLDS);
  let since = 0;
  const counted = createTimedCache(async () => {
    since = 0;
    const begin = new Date(Date.now() - WINDOW_MINUTES * 60_000).toISOString();
    const { form, createdAt } = submissions;
    const names = FORMS.map(({ name }) => name);
    const recent = orm
      .select({ form })
      .from(submissions)
      .where(and(inArray(form, names), gt(createdAt, begin)))
      .limit(maxCounted)
      .as('recent');
    return orm.$count(recent);
  }, CACHE_TTL_MS);
  return {
    /** Load by submissions of the last ten minutes: 0 (usual) to 3. */
    async level() {
      const sent = (await counted.read()) + since;
      return LEVEL_THRESHOLDS.filter((times) => sent >= times * formTotalLimit).length;
    },
    /** Counts a submission until the next database query. */
    countAccepted() {
      since++;
    },
  };
}

export type FormQueue = ReturnType<typeof createFormQueue>;

/**
 * Runs at once at usual load, else after a short pause and in a fair queue of networks, shared by
 * all forms; responds with 503 only when it is full.
 */
export function createFormQueue() {
  const queue = createFairQueue(QUEUE_LIMITS);
  return async <T>(network: string, level: number, work: () => Promise<T>) => {
    if (level === 0) return work();
    await setTimeout(level * PAUSE_PER_LEVEL_MS);
    return queue.take(network, work);
  };
}
