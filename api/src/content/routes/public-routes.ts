import type { AnyKind } from '@admissions/model';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pageQuery, parseQuery } from '../../platform/http/list-query.ts';
import { createSearchLimit } from '../../platform/http/search-limit.ts';
import type { Deps } from '../deps.ts';
import { createPublicListQuery } from '../read/list-queries.ts';
import { chooseReader, infoRead, listRead, partRead, singleRead } from '../read/public-reads.ts';
import { clickCounter } from './click-counter.ts';
import { readEntryId } from './entry-id.ts';
import { describeAlias, describePublicPart, describePublicReads } from './kind-docs.ts';

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
      const read = kind.singleton
        ? singleRead(deps, kind)
        : infoRead(deps, kind, readEntryId(request));
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
