import { api } from '@admissions/api-client';
import type { AnyKind } from '@admissions/model';
import { adminPathsOf } from '@admissions/model';
import type { AnyEntry } from '@admissions/model/merge';
import type { Page } from '@admissions/protocol';
import { useMessage } from '@admissions/store';
import { useEffect, useRef, useState } from 'react';
import { entryTitle } from '../base/entry-title.ts';
import { differingPart, moved } from '../base/moved.ts';
import { LIST_TEXTS } from './list-texts.ts';
import type { LoadedList } from './load-list.ts';
import type { Run } from './use-run.ts';

/** Several steps in a row are one request. */
const REST = 600;

/** The order by hand of what a list shows: shown at once, sent when it rests, and it can be taken back. */
export function useOrder(
  kind: AnyKind,
  { page, query }: Pick<LoadedList, 'page' | 'query'>,
  run: Run,
) {
  const t = useMessage();
  const [draft, setDraft] = useState<{ of: readonly AnyEntry[]; ids: number[] } | null>(null);
  const [said, setSaid] = useState('');
  const waiting = useRef<Waiting | null>(null);
  const before = page.list.map(({ id }) => id);
  const ids = draft?.of === page.list ? draft.ids : before;
  const offset = (page.page - 1) * page.perpage;
  const paths = adminPathsOf(kind);

  // What waits is sent when the list is left.
  useEffect(() => () => sendNow(waiting), []);
  const sort = async (was: readonly number[], now: readonly number[]) => {
    const ids = differingPart(was, now);
    if (ids.length > 0) await api().post(paths.sort, { ids });
    return { was, now };
  };
  const save = (orders: () => Promise<{ was: readonly number[]; now: readonly number[] }>) =>
    void run({ call: orders, said: t(LIST_TEXTS.didMove), undo: ({ was, now }) => sort(now, was) });
  /** Shows it at its new place on this page; the API hears of it when no other step follows. */
  function place(id: number, to: number, rest = REST): void {
    const from = ids.indexOf(id);
    const target = Math.max(0, Math.min(ids.length - 1, to));
    const entry = page.list.find((each) => each.id === id);
    if (from < 0 || from === target || !entry) return;
    const next = moved(ids, from, target);
    setDraft({ of: page.list, ids: next });
    setSaid(t(LIST_TEXTS.nowAt, { title: entryTitle(entry), at: offset + target + 1 }));
    if (waiting.current) clearTimeout(waiting.current.timer);
    waiting.current = {
      timer: setTimeout(() => sendNow(waiting), rest),
      send: () => save(() => sort(before, next)),
    };
  }
  return {
    said,
    offset,
    list: ids
      .map((id) => page.list.find((entry) => entry.id === id))
      .filter((entry) => entry !== undefined),
    step: (id: number, by: number) => place(id, ids.indexOf(id) + by),
    drop: (id: number, to: number) => place(id, to, 0),
    /** Moves it to a position of the whole list, counted from 1. */
    moveTo: (id: number, position: number) =>
      save(async () => {
        const all = page.total <= page.list.length ? before : await everyId(paths.list, query);
        const from = all.indexOf(id);
        return sort(all, from < 0 ? all : moved(all, from, position - 1));
      }),
  };
}

interface Waiting {
  timer: ReturnType<typeof setTimeout>;
  send: () => void;
}
function sendNow(waiting: { current: Waiting | null }): void {
  const last = waiting.current;
  waiting.current = null;
  if (!last) return;
  clearTimeout(last.timer);
  last.send();
}

async function everyId(path: string, query: LoadedList['query']): Promise<number[]> {
  const ids: number[] = [];
  for (let number = 1; ; number += 1) {
    const { list, total } = await api().get<Page<AnyEntry>>(path, {
      params: { ...query, page: number, perpage: 100 },
    });
    ids.push(...list.map(({ id }) => id));
    if (list.length === 0 || ids.length >= total) return ids;
  }
}
