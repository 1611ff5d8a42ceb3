import type { AnyKind } from '@admissions/contracts';
import { eq, sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { malformed, success } from '../answers.ts';
import type { Deps } from '../deps.ts';
import { entryIdOf } from './entry-id.ts';
import { readInfo } from './read-info.ts';
import { recentKeys } from './recent-keys.ts';
import { columnOf } from './select-entries.ts';
import { tableOf } from './tables.ts';

const FLUSH_EVERY = 5000;
const VIEW_COUNTS_FOR = 30 * 60_000;
const MOST_FROM_ONE_ADDRESS = 300;

/** `PUT …/clickCount/:id`: one view counts once however often it is sent (X-View-Id); written in batches, and before the process ends. */
export function clickCounter(app: FastifyInstance, deps: Deps, kind: AnyKind, path: string): void {
  const field = Object.keys(kind.fields).find((name) => kind.fields[name]?.readOnly);
  if (!field) throw new Error(`${kind.id} has a counter path but no counter field`);
  const table = tableOf(kind);
  const views = recentKeys(VIEW_COUNTS_FOR);
  const addresses = recentKeys(VIEW_COUNTS_FOR);
  let pending = new Map<number, number>();

  async function flush(): Promise<void> {
    const batch = pending;
    if (batch.size === 0) return;
    pending = new Map();
    try {
      await deps.db.transaction(async (tx) => {
        // In one order everywhere, so that two processes cannot wait for each other.
        for (const [id, clicks] of [...batch].sort(([a], [b]) => a - b)) {
          await tx
            .update(table)
            .set({ [field as string]: sql`${columnOf(table, field as string)} + ${clicks}` })
            .where(eq(table.id, id));
        }
      });
      deps.cache.empty([kind.id]);
    } catch (error) {
      for (const [id, clicks] of batch) pending.set(id, (pending.get(id) ?? 0) + clicks);
      throw error;
    }
  }
  const timer = setInterval(
    () => flush().catch((error: Error) => deps.log.warn({ err: { message: error.message } }, 'clicks not written yet')),
    FLUSH_EVERY,
  ).unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await flush();
  });

  app.put(`/api/ap/${path}`, { config: { access: 'app' }, schema: { summary: `Counts a view: ${kind.label.en}` } }, async (request) => {
    const id = entryIdOf(request);
    const view = viewOf(request);
    await readInfo(deps, kind, id);
    const fromHere = addresses.count(`${request.ip} ${id}`);
    if (views.count(`${view} ${id}`) === 1 && fromHere <= MOST_FROM_ONE_ADDRESS) pending.set(id, (pending.get(id) ?? 0) + 1);
    return success(null);
  });
}

// Without a view id an address counts once.
function viewOf({ headers, ip }: FastifyRequest): string {
  const view = headers['x-view-id'];
  if (view === undefined) return ip;
  if (typeof view !== 'string' || !/^[\w-]{8,64}$/.test(view)) throw malformed();
  return view;
}
