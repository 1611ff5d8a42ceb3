import type { AnyKind } from '@admissions/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { success } from '../answers.ts';
import type { Deps } from '../deps.ts';
import { searchLimit } from '../plugins/search-limit.ts';
import { readyAnswerOf } from './answer-cache.ts';
import { clickCounter } from './click-counter.ts';
import { entryIdOf } from './entry-id.ts';
import { publicDocsOf, publicPartDocsOf } from './kind-docs.ts';
import { pageQueryOf, publicListQueryOf } from './list-queries.ts';
import { readEntries } from './read-entry.ts';
import { readInfo, readPart, readSingle } from './read-info.ts';
import { kindsReadWith, selectPage } from './select-entries.ts';
import { sendReady } from './send-ready.ts';

/** The public reads of a kind, in its own paths. */
export function publicRoutes(app: FastifyInstance, deps: Deps, kind: AnyKind): void {
  const { list, info, counter, aliases = [], parts = {} } = kind.public;
  const docs = publicDocsOf(kind);
  if (list) app.get(`/api/ap/${list}`, { config: { access: 'app' }, schema: docs.list }, listHandler(app, deps, kind));
  for (const path of info ? [info, ...aliases] : []) {
    const read = kind.singleton ? () => readSingle(deps, kind) : (request: FastifyRequest) => readInfo(deps, kind, entryIdOf(request));
    app.get(`/api/ap/${path}`, { config: { access: 'app' }, schema: docs.info }, async (request, reply) => sendReady(request, reply, await read(request)));
  }
  for (const [path, field] of Object.entries(parts)) partRoute(app, deps, kind, { path, field });
  if (counter) clickCounter(app, deps, kind, counter);
}

// One list field of an entry, as a list of its own.
function partRoute(app: FastifyInstance, deps: Deps, kind: AnyKind, { path, field }: { path: string; field: string }): void {
  app.get(`/api/ap/${path}`, { config: { access: 'app' }, schema: publicPartDocsOf(kind, field) }, async (request, reply) => {
    const { page, perpage } = pageQueryOf(request.query);
    return sendReady(request, reply, await readPart(deps, kind, { id: entryIdOf(request), field, page, perpage }));
  });
}

function listHandler(app: FastifyInstance, { config, db, cache, media }: Deps, kind: AnyKind) {
  const queryOf = publicListQueryOf(kind);
  const kinds = kindsReadWith(kind);
  const bodies = Object.keys(kind.fields).filter((name) => kind.fields[name]?.type === 'items');
  const omit = [...bodies, ...(kind.public.omit ?? [])];
  const limited = searchLimit(app, config);
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const { page, perpage, where, key, searches } = queryOf(request.query);
    const load = async () => {
      const { rows, total } = await selectPage(db.orm, { kind, visibleOnly: true, omit, where }, { page, perpage });
      return success({ list: await readEntries(rows, { kind, media, staff: false }), total, page, perpage });
    };
    if (!searches) return sendReady(request, reply, await cache.read(`${kind.id} list ${key}`, kinds, load));
    // A search reads the whole table, other lists come from memory.
    await limited(request, reply);
    return sendReady(request, reply, readyAnswerOf(await load()));
  };
}
