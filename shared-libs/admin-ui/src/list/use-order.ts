import { api } from '@admissions/api-client';
import type { AnyKind } from '@admissions/model';
import { adminPathsOf } from '@admissions/model';
import type { AnyEntry } from '@admissions/model/merge';
import type { Page } from '@admissions/protocol';
import { useMessage } from '@admissions/store';
import { useEffect, useRef, useState } from 'react';
import { entryTitle } from '../base/entry-title.ts';
import { findChangedSlice, moveItem } from '../base/move-item.ts';
import { LIST_TEXTS } from './list-texts.ts';
import type { LoadedList } from './load-list.ts';
import type { Run } from './use-run.ts';

/** Several steps in a row share one request. */
const SAVE_DELAY_MS = 600;

/** Manual order of a list: optimistic, debounced, with undo. */
export function useOrder(
  kind: AnyKind,
  { page, query }: Pick<LoadedList, 'page' | 'query'>,
  run: Run,
) {
  const t = useMessage();
  const [draft, setDraft] = useState<{ of: readonly AnyEntry[]; ids: number[] } | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const pending = useRef<PendingSave | null>(null);
  const before = page.list.map(({ id }) => id);
  const ids = draft?.of === page.list ? draft.ids : before;
  const offset = (page.page - 1) * page.perpage;
  const paths = adminPathsOf(kind);

  // Send pending steps when leaving the list.
  useEffect(() => () => flushPending(pending), []);
  const sort = async (was: readonly number[], now: readonly number[]) => {
    const ids = findChangedSlice(was, now);
    if (ids.length > 0) await api().post(paths.sort, { ids });
    return { was, now };
  };
  const save = (orders: () => Promise<{ was: readonly number[]; now: readonly number[] }>) =>
    void run({
      call: orders,
      message: t(LIST_TEXTS.didMove),
      undo: ({ was, now }) => sort(now, was),
    });
  /** Moves an entry locally; saves after a pause. */
  function moveLocally(id: number, to: number, rest = SAVE_DELAY_MS): void {
    const from = ids.indexOf(id);
    const target = Math.max(0, Math.min(ids.length - 1, to));
    const entry = page.list.find((each) => each.id === id);
    if (from < 0 || from === target || !entry) return;
    const next = moveItem(ids, from, target);
    setDraft({ of: page.list, ids: next });
    setAnnouncement(t(LIST_TEXTS.nowAt, { title: entryTitle(entry), at: offset + target + 1 }));
    if (pending.current) clearTimeout(pending.current.timer);
    pending.current = {
      timer: setTimeout(() => flushPending(pending), rest),
      send: () => save(() => sort(before, next)),
    };
  }
  return {
    announcement,
    offset,
    list: ids
      .map((id) => page.list.find((entry) => entry.id === id))
      .filter((entry) => entry !== undefined),
    step: (id: number, by: number) => moveLocally(id, ids.indexOf(id) + by),
    drop: (id: number, to: number) => moveLocally(id, to, 0),
    /** Moves it to a position of the whole list, from 1. */
    moveTo: (id: number, position: number) =>
      save(async () => {
        const all = page.total <= page.list.length ? before : await loadAllIds(paths.list, query);
        const from = all.indexOf(id);
        return sort(all, from < 0 ? all : moveItem(all, from, position - 1));
      }),
  };
}

interface PendingSave {
  timer: ReturnType<typeof setTimeout>;
  send: () => void;
}
function flushPending(pending: { current: PendingSave | null }): void {
  const last = pending.current;
  pending.current = null;
  if (!last) return;
  clearTimeout(last.timer);
  last.send();
}

async function loadAllIds(path: string, query: LoadedList['query']): Promise<number[]> {
  const ids: number[] = [];
  for (let number = 1; ; number += 1) {
    const { list, total } = await api().get<Page<AnyEntry>>(path, {
      params: { ...query, page: number, perpage: 100 },
    });
    ids.push(...list.map(({ id }) => id));
    if (list.length === 0 || ids.length >= total) return ids;
  }
}
