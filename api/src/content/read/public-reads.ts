import type { AnyKind } from '@admissions/model';
import { kindOf } from '@admissions/model/kinds';
import { RESULT_CODES } from '@admissions/protocol';
import { formatKindNames, READ_KINDS_HEADER } from '@admissions/protocol/server';
import { eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import {
  createNotFoundError,
  HttpError,
  requireRow,
  success,
} from '../../platform/http/http-error.ts';
import { type Paging, paginate } from '../../platform/validation/input-schemas.ts';
import { type CachedResponse, toCachedResponse } from '../cache/response-cache.ts';
import { sendCached } from '../cache/send-cached.ts';
import type { Deps } from '../deps.ts';
import type { ContentReader, PublicRead } from '../hooks.ts';
import { columnOf, hiddenFields, omittedInLists, type Row, tableOf } from '../schema/tables.ts';
import type { PublicListQuery } from './list-queries.ts';
import { readEntries, readVisible } from './read-entry.ts';
import { kindsReadWith, selectOne, selectPage } from './select-entries.ts';

/** Searches are not cached, since they rarely repeat. */
export function listRead({ hooks }: Deps, kind: AnyKind, query: PublicListQuery): PublicRead {
  const { page, perpage, where, filters, searches, fields } = query;
  const omit = fields
    ? Object.keys(kind.fields).filter((name) => !fields.includes(name))
    : omittedInLists(kind);
  return {
    key: searches ? null : `${kind.id} list ${page} ${perpage} ${filters} ${fields ?? ''}`,
    kinds: kindsReadWith(kind),
    async load(reader) {
      const selection = { kind, visibleOnly: true, omit, where };
      const found = await reader.select((orm) => selectPage(orm, selection, { page, perpage }));
      return success({ ...found, list: await show({ hooks }, reader, { kind, rows: found.list }) });
    },
  };
}

/** With its child entries; null: of a singleton. Throws "not found" when missing or invisible. */
export function infoRead(deps: Deps, kind: AnyKind, id: number | null): PublicRead {
  const children = Object.entries(kind.public.children ?? {});
  return {
    key: `${kind.id} info ${id}`,
    kinds: [...kindsReadWith(kind), ...children.map(([, child]) => child.kind)],
    async load(reader) {
      const entry = await showOne(deps, reader, { kind, id });
      for (const [name, { kind: child, by }] of children) {
        const where = eq(columnOf(tableOf({ id: child }), by), id);
        entry[name] = await readVisible(deps, kindOf(child), { perpage: MAX_CHILDREN, where });
      }
      return success(entry);
    },
  };
}

/** One list field of an entry, paginated. */
export const partRead = (
  deps: Deps,
  kind: AnyKind,
  { id, field, ...paging }: Paging & { id: number; field: string },
): PublicRead => ({
  key: `${kind.id} part ${field} ${id} ${paging.page} ${paging.perpage}`,
  kinds: kindsReadWith(kind),
  async load(reader) {
    const value = (await showOne(deps, reader, { kind, id }))[field];
    return success(paginate(Array.isArray(value) ? value : [], paging));
  },
});

async function showOne(
  { hooks }: Deps,
  reader: ContentReader,
  { kind, id }: { kind: AnyKind; id: number | null },
): Promise<Record<string, unknown>> {
  const selection = { kind, visibleOnly: true, omit: hiddenFields(kind) };
  const row = await reader.select((orm) => selectOne(orm, selection, id));
  if (!row) throw createNotFoundError();
  return requireRow(await show({ hooks }, reader, { kind, rows: [row] }));
}

const show = async (
  { hooks }: Pick<Deps, 'hooks'>,
  reader: ContentReader,
  { kind, rows }: { kind: AnyKind; rows: readonly Row[] },
) => {
  const entries = reader.show(kind, await readEntries(rows, { kind, hooks, staff: false }));
  const shown = reader.isPreview ? entries : await hooks.hideUnapproved(kind, entries);
  return shown.map((entry) => withPlainValues(kind, entry));
};

/** Ids and addresses as the API promises them, beside the whole values. */
function withPlainValues({ public: { plain = {} } }: AnyKind, entry: Record<string, unknown>) {
  const shown = { ...entry };
  for (const [name, whole] of Object.entries(plain)) {
    const value = entry[name] as { id?: number; href?: string; url?: string } | null;
    shown[whole] = value;
    shown[name] = value && (value.id ?? value.href ?? value.url);
  }
  return shown;
}

const MAX_CHILDREN = 200;

/** Preview with a draft, or the public reader. */
export const chooseReader = async (
  deps: Deps,
  kind: AnyKind,
  request: FastifyRequest,
): Promise<ContentReader> =>
  (deps.hooks.isPreview(request)
    ? await deps.hooks.findReader(request, kindsReadWith(kind))
    : null) ?? publicReader(deps);

/** Reads what the public sees, through the response cache. */
function publicReader(deps: Deps): ContentReader {
  return {
    isPreview: false,
    select: (read) => read(deps.db.orm),
    show: (_kind, entries) => entries,
    async send(request, reply, read) {
      try {
        return sendCached(request, reply, await readAsPublic(deps, read));
      } catch (error) {
        // A missing entry is cached, too: a change of the same kinds invalidates it.
        if (
          read.key !== null &&
          error instanceof HttpError &&
          error.code === RESULT_CODES.notExists
        )
          reply.header(READ_KINDS_HEADER, formatKindNames(read.kinds));
        throw error;
      }
    },
  };
}

export async function readAsPublic(
  deps: Deps,
  { key, kinds, load }: PublicRead,
): Promise<CachedResponse> {
  const reader = publicReader(deps);
  if (key === null) return toCachedResponse(await load(reader));
  return deps.cache.read(key, kinds, () => load(reader));
}
