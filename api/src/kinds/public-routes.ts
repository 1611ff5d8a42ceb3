import type { AnyKind } from '@admissions/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refused, success } from '../answers.ts';
import type { Deps } from '../deps.ts';
import { readyAnswerOf } from './answer-cache.ts';
import { clickCounter } from './click-counter.ts';
import { entryIdOf } from './entry-id.ts';
import { publicDocsOf } from './kind-docs.ts';
import { publicListQueryOf } from './list-queries.ts';
import { readEntries } from './read-entry.ts';
import { readInfo, readSingle } from './read-info.ts';
import { kindsReadWith, selectPage } from './select-entries.ts';
import { sendReady } from './send-ready.ts';

// A search reads the whole table, other lists come from memory.
const READS_PER_SEARCH = 20;

/** The public reads of a kind, in its own paths. */
export function publicRoutes(app: FastifyInstance, deps: Deps, kind: AnyKind): void {
  const { list, info, counter } = kind.public;
  const docs = publicDocsOf(kind);
  if (list) app.get(`/api/ap/${list}`, { config: { access: 'app' }, schema: docs.list }, listHandler(app, deps, kind));
  if (info) {
    const read = kind.singleton ? () => readSingle(deps, kind) : (request: FastifyRequest) => readInfo(deps, kind, entryIdOf(request));
    app.get(`/api/ap/${info}`, { config: { access: 'app' }, schema: docs.info }, async (request, reply) => sendReady(request, reply, await read(request)));
  }
  if (counter) clickCounter(app, deps, kind, counter);
}

function listHandler(app: FastifyInstance, { config, db, cache, media }: Deps, kind: AnyKind) {
  const queryOf = publicListQueryOf(kind);
  const kinds = kindsReadWith(kind);
  const bodies = Object.keys(kind.fields).filter((name) => kind.fields[name]?.type === 'items');
  const omit = [...bodies, ...(kind.public.omit ?? [])];
  const searchLimit = app.createRateLimit({ max: Math.max(1, Math.floor(config.rateLimit / READS_PER_SEARCH)), timeWindow: '1 minute' });
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const { page, perpage, where, key, searches } = queryOf(request.query);
    const load = async () => {
      const { rows, total } = await selectPage(db.orm, { kind, visibleOnly: true, omit, where }, { page, perpage });
      return success({ list: await readEntries(rows, { kind, media, staff: false }), total, page, perpage });
    };
    if (!searches) return sendReady(request, reply, await cache.read(`${kind.id} list ${key}`, kinds, load));
    const limit = await searchLimit(request);
    if (!limit.isAllowed && limit.isExceeded) {
      reply.header('retry-after', limit.ttlInSeconds);
      throw new Refused(-1, 429, { message: 'error.rateLimit', params: { seconds: limit.ttlInSeconds } });
    }
    return sendReady(request, reply, readyAnswerOf(await load()));
  };
}
