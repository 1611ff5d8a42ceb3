import type { AnyKind } from '@admissions/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { draftOf } from '../../features/preview/draft-of.ts';
import { success } from '../../platform/http/http-error.ts';
import { searchLimit } from '../../platform/http/search-limit.ts';
import { readyAnswerOf } from '../cache/response-cache.ts';
import { sendReady } from '../cache/send-cached.ts';
import type { Deps } from '../deps.ts';
import { draftInfo, draftList, draftPart, isShownIn, sendDraft } from '../read/draft-reads.ts';
import { pageQueryOf, publicListQueryOf } from '../read/list-queries.ts';
import { readEntries } from '../read/read-entry.ts';
import { readInfo, readPart, readSingle } from '../read/read-info.ts';
import { kindsReadWith, selectPage } from '../read/select-entries.ts';
import { clickCounter } from './click-counter.ts';
import { entryIdOf } from './entry-id.ts';
import { aliasDocsOf, publicDocsOf, publicPartDocsOf } from './kind-docs.ts';

/** The public reads of a kind, in its own paths. */
export function publicRoutes(app: FastifyInstance, deps: Deps, kind: AnyKind): void {
  const { list, info, counter, aliases = [], parts = {} } = kind.public;
  const docs = publicDocsOf(kind);
  if (list)
    app.get(
      `/api/ap/${list}`,
      { config: { access: 'app' }, schema: docs.list },
      listHandler(app, deps, kind),
    );
  for (const path of info ? [info, ...aliases] : []) {
    const schema = path === info ? docs.info : aliasDocsOf(docs.info, path);
    app.get(`/api/ap/${path}`, { config: { access: 'app' }, schema }, async (request, reply) => {
      const id = kind.singleton ? null : entryIdOf(request);
      const draft = await draftOf(deps, request);
      if (draft && isShownIn(kind, draft))
        return sendDraft(reply, await draftInfo(deps, kind, draft, id));
      return sendReady(
        request,
        reply,
        id === null ? await readSingle(deps, kind) : await readInfo(deps, kind, id),
      );
    });
  }
  for (const [path, field] of Object.entries(parts)) partRoute(app, deps, kind, { path, field });
  if (counter) clickCounter(app, deps, kind, counter);
}

// One list field of an entry, as a list of its own.
function partRoute(
  app: FastifyInstance,
  deps: Deps,
  kind: AnyKind,
  { path, field }: { path: string; field: string },
): void {
  app.get(
    `/api/ap/${path}`,
    { config: { access: 'app' }, schema: publicPartDocsOf(kind, field) },
    async (request, reply) => {
      const [id, { page, perpage }] = [entryIdOf(request), pageQueryOf(request.query)];
      const draft = await draftOf(deps, request);
      if (draft && isShownIn(kind, draft))
        return sendDraft(reply, await draftPart(deps, kind, draft, { id, field, page, perpage }));
      return sendReady(request, reply, await readPart(deps, kind, { id, field, page, perpage }));
    },
  );
}

function listHandler(app: FastifyInstance, deps: Deps, kind: AnyKind) {
  const { config, db, cache, media } = deps;
  const queryOf = publicListQueryOf(kind);
  const kinds = kindsReadWith(kind);
  const bodies = Object.keys(kind.fields).filter((name) => kind.fields[name]?.type === 'items');
  const omit = [...bodies, ...(kind.public.omit ?? [])];
  const limited = searchLimit(app, config);
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const query = queryOf(request.query);
    const { page, perpage, where, key, searches } = query;
    const draft = await draftOf(deps, request);
    if (draft && isShownIn(kind, draft))
      return sendDraft(reply, await draftList(deps, kind, draft, { query, omit }));
    const load = async () => {
      const { rows, total } = await selectPage(
        db.orm,
        { kind, visibleOnly: true, omit, where },
        { page, perpage },
      );
      return success({
        list: await readEntries(rows, { kind, media, staff: false }),
        total,
        page,
        perpage,
      });
    };
    if (!searches)
      return sendReady(request, reply, await cache.read(`${kind.id} list ${key}`, kinds, load));
    // A search reads the whole table, other lists come from memory.
    await limited(request, reply);
    return sendReady(request, reply, readyAnswerOf(await load()));
  };
}
