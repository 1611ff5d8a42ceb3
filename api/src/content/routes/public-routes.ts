import type { AnyKind } from '@admissions/model';
import { networkKey } from '@admissions/protocol/addresses';
import { countersOf } from '@admissions/protocol/server';
import { eq, sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { runAnnouncedTransaction } from '../../platform/db/changes.ts';
import { createSearchLimit } from '../../platform/http/guards.ts';
import { parseQuery, success } from '../../platform/http/http-error.ts';
import { readKeyHeader } from '../../platform/http/key-header.ts';
import { pageQuery } from '../../platform/validation/input-schemas.ts';
import type { Deps } from '../deps.ts';
import { findCounter } from '../read/entries-of-kinds.ts';
import { createPublicListQuery } from '../read/list-queries.ts';
import { chooseReader, infoRead, listRead, partRead, readAsPublic } from '../read/public-reads.ts';
import { columnOf, tableOf } from '../schema/tables.ts';
import { readEntryId } from './entry-id.ts';
import {
  describeAlias,
  describeCounter,
  describePublicPart,
  describePublicReads,
} from './kind-docs.ts';

/** On the kind's own paths. */
export function publicRoutes(app: FastifyInstance, deps: Deps, kind: AnyKind) {
  const { list, info, counter, aliases = [], parts = {} } = kind.public;
  const docs = describePublicReads(kind);
  if (list)
    app.get(
      `/api/ap/${list}`,
      { config: { access: 'app' }, schema: docs.list },
      listHandler(app, deps, kind),
    );
  for (const path of info ? [info, ...aliases] : []) {
    const schema = path === info ? docs.info : describeAlias(docs.info, path);
    app.get(`/api/ap/${path}`, { config: { access: 'app' }, schema }, async (request, reply) => {
      const read = infoRead(deps, kind, kind.singleton ? null : readEntryId(request));
      return (await chooseReader(deps, kind, request)).send(request, reply, read);
    });
  }
  for (const [path, field] of Object.entries(parts)) partRoute(app, deps, kind, { path, field });
  if (counter) clickCounter(app, deps, kind, counter);
}

// One list field of an entry as its own list.
function partRoute(
  app: FastifyInstance,
  deps: Deps,
  kind: AnyKind,
  { path, field }: { path: string; field: string },
) {
  app.get(
    `/api/ap/${path}`,
    { config: { access: 'app' }, schema: describePublicPart(kind, field) },
    async (request, reply) => {
      const id = readEntryId(request);
      const { page, perpage } = parseQuery(pageQuery, request.query);
      const read = partRead(deps, kind, { id, field, page, perpage });
      return (await chooseReader(deps, kind, request)).send(request, reply, read);
    },
  );
}

function listHandler(app: FastifyInstance, deps: Deps, kind: AnyKind) {
  const parseList = createPublicListQuery(deps.hooks, kind);
  const limited = createSearchLimit(app, deps.config);
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const query = parseList(request.query);
    const reader = await chooseReader(deps, kind, request);
    // A search scans the whole table; other lists are cached.
    if (query.searches && !reader.isPreview) await limited(request);
    return reader.send(request, reply, listRead(deps, kind, query));
  };
}

const FLUSH_INTERVAL_MS = 5000;
const VIEW_WINDOW_MS = 30 * 60_000;
const MAX_VIEWS_PER_ADDRESS = 300;
/** Maximum views without id per entry, network and minute. */
const MAX_UNNAMED_VIEWS = 60;

/**
 * A view with id (X-View-Id) counts once, without id always; written in batches and on exit.
 * Above a limit the answer is the same, but nothing is counted.
 */
function clickCounter(app: FastifyInstance, deps: Deps, kind: AnyKind, path: string) {
  const field = findCounter(kind);
  if (!field) throw new Error(`${kind.id} has a counter path but no counter field`);
  const table = tableOf(kind);
  const counted = [countersOf(kind.id)];
  const views = createKeyCounter(VIEW_WINDOW_MS);
  const addresses = createKeyCounter(VIEW_WINDOW_MS);
  const unnamed = createKeyCounter(60_000);
  const { add, flush } = createClickBatch((clicks) =>
    runAnnouncedTransaction(deps, async (tx) => {
      // Fixed order prevents deadlocks between processes.
      for (const [id, more] of [...clicks].sort(([a], [b]) => a - b)) {
        await tx
          .update(table)
          .set({ [field]: sql`${columnOf(table, field)} + ${more}` })
          .where(eq(table.id, id));
      }
      return { result: undefined, kinds: counted };
    }),
  );
  const timer = setInterval(
    () =>
      flush().catch((error: Error) =>
        deps.log.warn({ err: { message: error.message } }, 'clicks not written yet, retrying'),
      ),
    FLUSH_INTERVAL_MS,
  ).unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await flush();
  });

  app.put(
    `/api/ap/${path}`,
    { config: { access: 'app' }, schema: describeCounter(kind) },
    async (request) => {
      const id = readEntryId(request);
      const view = readKeyHeader(request, 'x-view-id');
      if (deps.hooks.isPreview(request)) return success(null);
      await readAsPublic(deps, infoRead(deps, kind, id));
      const source = `${networkKey(request.ip)} ${id}`;
      // A repeated view does not use up the address's limit.
      const isNew =
        view === null
          ? unnamed.count(source) <= MAX_UNNAMED_VIEWS
          : views.count(`${view} ${id}`) === 1;
      if (isNew && addresses.count(source) <= MAX_VIEWS_PER_ADDRESS) add(id);
      return success(null);
    },
  );
}

/** Collects clicks per entry; failed writes are retried with the next batch. */
export function createClickBatch(write: (clicks: ReadonlyMap<number, number>) => Promise<void>) {
  let pending = new Map<number, number>();
  let writing = Promise.resolve();

  async function writePending() {
    const batch = pending;
    if (batch.size === 0) return;
    pending = new Map();
    try {
      await write(batch);
    } catch (error) {
      for (const [id, clicks] of batch) pending.set(id, (pending.get(id) ?? 0) + clicks);
      throw error;
    }
  }
  return {
    add: (id: number) => void pending.set(id, (pending.get(id) ?? 0) + 1),
    /** Sequential, so that the last flush before exit includes clicks of a failed one. */
    flush() {
      const next = writing.catch(() => {}).then(writePending);
      writing = next;
      return next;
    },
  };
}

const MAX_KEYS = 100_000;

/** Counts per key within the period; evicts the oldest keys. */
function createKeyCounter(milliseconds: number) {
  const seen = new Map<string, { times: number; until: number }>();
  return {
    /** Includes this call. */
    count(key: string) {
      const now = Date.now();
      const found = seen.get(key);
      const entry = found && found.until > now ? found : { times: 0, until: now + milliseconds };
      entry.times++;
      if (entry !== found) {
        seen.delete(key);
        seen.set(key, entry);
        if (seen.size > MAX_KEYS) seen.delete(seen.keys().next().value as string);
      }
      return entry.times;
    },
  };
}
