import type { AnyKind } from '@admissions/model';
import { createNotFoundError, success } from '../../platform/http/http-error.ts';
import type { Deps } from '../deps.ts';
import type { ContentReader, PublicRead } from '../hooks.ts';
import { omittedInLists } from '../schema/kind-columns.ts';
import type { Row } from '../schema/row.ts';
import type { PublicListQuery } from './list-queries.ts';
import { childKinds, readChildren } from './read-children.ts';
import { readEntries } from './read-entry.ts';
import { kindsReadWith, selectFirst, selectOne, selectPage } from './select-entries.ts';

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
      const { rows, total } = await reader.select((orm) =>
        selectPage(orm, selection, { page, perpage }),
      );
      return success({ list: await show({ hooks }, reader, { kind, rows }), total, page, perpage });
    },
  };
}

/** Throws "not found" when missing or invisible. */
export function infoRead(deps: Deps, kind: AnyKind, id: number): PublicRead {
  return {
    key: `${kind.id} info ${id}`,
    kinds: [...kindsReadWith(kind), ...childKinds(kind)],
    async load(reader) {
      const entry = await showOne(deps, reader, { kind, id });
      return success({ ...entry, ...(await readChildren(deps, kind, id)) });
    },
  };
}

/** The one entry of a singleton. */
export function singleRead(deps: Deps, kind: AnyKind): PublicRead {
  return {
    key: `${kind.id} info`,
    kinds: kindsReadWith(kind),
    load: async (reader) => success(await showOne(deps, reader, { kind, id: null })),
  };
}

interface Part {
  id: number;
  field: string;
  page: number;
  perpage: number;
}
/** One list field of an entry, paginated. */
export function partRead(
  deps: Deps,
  kind: AnyKind,
  { id, field, page, perpage }: Part,
): PublicRead {
  return {
    key: `${kind.id} part ${field} ${id} ${page} ${perpage}`,
    kinds: kindsReadWith(kind),
    async load(reader) {
      const value = (await showOne(deps, reader, { kind, id }))[field];
      const all: unknown[] = Array.isArray(value) ? value : [];
      return success({
        list: all.slice((page - 1) * perpage, page * perpage),
        total: all.length,
        page,
        perpage,
      });
    },
  };
}

async function showOne(
  { hooks }: Deps,
  reader: ContentReader,
  { kind, id }: { kind: AnyKind; id: number | null },
): Promise<Record<string, unknown>> {
  const selection = { kind, visibleOnly: true };
  const row = await reader.select((orm) =>
    id === null ? selectFirst(orm, selection) : selectOne(orm, selection, id),
  );
  if (!row) throw createNotFoundError();
  const [entry] = await show({ hooks }, reader, { kind, rows: [row] });
  if (!entry) throw createNotFoundError();
  return entry;
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
