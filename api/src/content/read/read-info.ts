import type { AnyKind } from '@admissions/contracts';
import { notExists, success } from '../../platform/http/http-error.ts';
import type { ReadyAnswer } from '../cache/response-cache.ts';
import type { Deps } from '../deps.ts';
import { childKinds, readChildren } from './read-children.ts';
import { readEntries } from './read-entry.ts';
import { kindsReadWith, selectFirst, selectOne } from './select-entries.ts';

/** The public's answer for one entry; refuses when it is not there, or not for the public. */
export function readInfo(
  { db, cache, media }: Deps,
  kind: AnyKind,
  id: number,
): Promise<ReadyAnswer> {
  const kinds = [...kindsReadWith(kind), ...childKinds(kind)];
  return cache.read(`${kind.id} info ${id}`, kinds, async () => {
    const row = await selectOne(db.orm, { kind, visibleOnly: true }, id);
    if (!row) throw notExists();
    const [entry] = await readEntries([row], { kind, media, staff: false });
    return success({ ...entry, ...(await readChildren({ db, media }, kind, id)) });
  });
}

/** The public's answer for the one entry of a singleton. */
export function readSingle({ db, cache, media }: Deps, kind: AnyKind): Promise<ReadyAnswer> {
  return cache.read(`${kind.id} info`, kindsReadWith(kind), async () => {
    const row = await selectFirst(db.orm, { kind, visibleOnly: true });
    if (!row) throw notExists();
    return success((await readEntries([row], { kind, media, staff: false }))[0]);
  });
}

interface Part {
  id: number;
  field: string;
  page: number;
  perpage: number;
}
/** The public's answer for one list field of an entry, page by page. */
export function readPart(
  { db, cache, media }: Deps,
  kind: AnyKind,
  { id, field, page, perpage }: Part,
): Promise<ReadyAnswer> {
  return cache.read(
    `${kind.id} part ${field} ${id} ${page} ${perpage}`,
    kindsReadWith(kind),
    async () => {
      const row = await selectOne(db.orm, { kind, visibleOnly: true }, id);
      if (!row) throw notExists();
      const [entry] = await readEntries([row], { kind, media, staff: false });
      const all = (entry?.[field] ?? []) as unknown[];
      return success({
        list: all.slice((page - 1) * perpage, page * perpage),
        total: all.length,
        page,
        perpage,
      });
    },
  );
}
