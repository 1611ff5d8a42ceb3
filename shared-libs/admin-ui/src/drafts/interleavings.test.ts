// @vitest-environment jsdom

import { api } from '@admissions/api-client';
import { adminPathsOf } from '@admissions/model';
import { news } from '@admissions/model/kinds';
import {
  type AnyEntry,
  type FormValues,
  hasConflicts,
  mergeEntryDraft,
  toFormValues,
} from '@admissions/model/merge';
import { ENTRY_DRAFT_PATHS, type EntryDraft } from '@admissions/protocol/staff';
import { apiAnswering, apiError, type Reply } from '@admissions/tools/testing';
import { expect, it } from 'vitest';
import { type Choices, type Conflict, toItemId } from '../base/conflict.ts';
import { createEntryForm, sendForm } from '../base/use-entry-form.ts';
import { createDice } from '../fixtures/dice.ts';
import { DraftSync } from './draft-sync.ts';

const TIMEOUT_MS = 600_000;
const RUNS = process.env.TEST_FULL === '1' ? 1000 : 15;
const { add, one } = ENTRY_DRAFT_PATHS;
interface Item {
  type: string;
  key: string;
  html: string;
}
interface Entry {
  revision: number;
  body: Item[];
}
type Roll = ReturnType<typeof createDice>;
const toEntry = (entry: Entry) => ({ id: 1, ...entry }) as unknown as AnyEntry;
const wordsIn = (items: readonly Item[]) => items.flatMap(({ html }) => html.split(' '));

/** Simulated server: one entry and its draft, with version checks. */
function serve(body: Item[]) {
  const server = {
    entry: { revision: 1, body } as Entry,
    copy: null as EntryDraft | null,
    next: 1,
    history: [body],
    store(next: Item[]) {
      server.entry = { revision: server.entry.revision + 1, body: next };
      server.history.push(next);
    },
    /** Publishes the draft as its schedule does, unless both changed the same item. */
    publishDue() {
      if (!server.copy) return;
      const merged = mergeEntryDraft(news, { body: server.entry.body }, server.copy);
      if (hasConflicts(merged)) return;
      server.copy = null;
      server.store(merged.values.body as Item[]);
    },
  };
  const refuse = (data: unknown): Reply => apiError(409, 'x', { data });
  apiAnswering(({ path, method, body: sent }): Reply => {
    const requestBody = sent as { version: number; revision: number; body: Item[] } & EntryDraft;
    if (path === adminPathsOf(news).info(1)) return { data: toEntry(server.entry) };
    if (path === adminPathsOf(news).edit(1)) {
      if (requestBody.revision !== server.entry.revision) return refuse(toEntry(server.entry));
      server.store(requestBody.body);
      return { data: toEntry(server.entry) };
    }
    const { copy } = server;
    if (path === add && copy) return refuse(copy);
    if (path !== add && (!copy || path.split('?')[0] !== one(copy.id)))
      return apiError(404, 'x', { errorCode: 2 });
    if (method === 'get') return { data: copy };
    const version = method === 'delete' ? Number(path.split('=')[1]) : requestBody.version;
    if (copy && version !== copy.version) return refuse(copy);
    if (method === 'delete') server.copy = null;
    else
      server.copy = {
        id: copy?.id ?? server.next++,
        version: (copy?.version ?? 0) + 1,
        changed: requestBody.changed,
        base: requestBody.base,
      } as EntryDraft;
    return { data: server.copy ?? {} };
  });
  return server;
}

/** Texts that an editor dropped knowingly. */
type Dropped = Set<string>;
interface EditorOptions {
  name: string;
  entry: Entry;
  roll: Roll;
  dropped: Dropped;
}
/** An editor who types, saves, publishes and resolves conflicts at random. */
function openEditor(
  { name, entry: opened, roll, dropped }: EditorOptions,
  found: EntryDraft | null,
) {
  const form = createEntryForm<AnyEntry | null, FormValues>(toEntry(opened), (entry) =>
    toFormValues(news, entry),
  );
  const read = () => form.read().body as Item[];
  const write = (body: Item[]) => form.change({ body });
  let count = 0;
  const written = new Set<string>();
  const writeWord = () => {
    const word = `${name}${count++}`;
    written.add(word);
    return word;
  };
  const ignore = () => {};
  const sync = new DraftSync({
    isOn: true,
    kind: news,
    form,
    onCreated: ignore,
    onMerged: ignore,
    onSaved: ignore,
  });
  if (found) sync.open(found);
  /** Drops the texts of the sides that were shown and not chosen. */
  function dropUnchosen(
    seen: Pick<Conflict, 'fields' | 'bodies' | 'mine' | 'theirs'>,
    run: () => void,
  ) {
    const shown = [
      ...(seen.bodies.body ?? []).flatMap(({ isConflict: isConflicting, mine, theirs }) =>
        isConflicting ? [mine, theirs] : [],
      ),
      ...seen.fields.flatMap(() => [
        ...(seen.mine.body as Item[]),
        ...(seen.theirs.body as Item[]),
      ]),
    ].filter((item) => item !== null) as Item[];
    run();
    const left = wordsIn(read());
    for (const word of wordsIn(shown)) if (!left.includes(word)) dropped.add(word);
  }
  const choose = ({ fields, bodies }: Pick<Conflict, 'fields' | 'bodies'>): Choices =>
    Object.fromEntries(
      [
        ...fields,
        ...(bodies.body ?? [])
          .filter(({ isConflict: isConflicting }) => isConflicting)
          .map(({ key }) => toItemId('body', key)),
      ].map((id) => [id, roll(2) === 0 ? 'mine' : 'theirs']),
    );
  function findConflict(): Conflict | null {
    sync.notify();
    return sync.store.getState().conflict;
  }
  async function answer(): Promise<void> {
    const seen = findConflict();
    if (seen) dropUnchosen(seen, () => sync.resolve(choose(seen)));
    await sync.save();
  }
  function work(): void {
    const items = read();
    const index = roll(items.length + 1);
    const item = items[index];
    const others = items.filter((each) => each !== item);
    const wish = roll(4);
    if (!item || wish === 0)
      write(
        items.toSpliced(index, 0, { type: 'text', key: `${name}-${count}`, html: writeWord() }),
      );
    else if (wish === 1) write(items.with(index, { ...item, html: `${item.html} ${writeWord()}` }));
    else if (wish === 2) write(others.toSpliced(roll(items.length), 0, item));
    else {
      for (const word of wordsIn([item])) dropped.add(word);
      write(others);
    }
  }
  async function publish(): Promise<void> {
    await answer();
    if (findConflict()) return await publish();
    const { newer, error } = await sendForm(form, ({ body }, entry) =>
      api().put<AnyEntry>(adminPathsOf(news).edit(1), { body, revision: entry?.revision }),
    );
    if (error) throw error;
    if (!newer) return await sync.end(true);
    await sync.mergeEntry(newer);
    await publish();
  }
  return { work, keep: () => sync.save(), answer, publish, written, read };
}

it(
  `two editors of one body lose no text unless it was dropped, in ${RUNS} random interleavings`,
  async () => {
    for (let seed = 0; seed < RUNS; seed += 1) {
      const roll = createDice(seed);
      const start = ['a', 'b', 'c', 'd'].map((key) => ({ type: 'text', key, html: key }));
      const server = serve(start);
      const dropped: Dropped = new Set();
      const sit = (name: string) =>
        openEditor({ name, entry: server.entry, roll, dropped }, server.copy);
      const editors = [sit('m'), sit('t')];
      const restore = (version: Item[]) => {
        for (const word of wordsIn(server.entry.body))
          if (!wordsIn(version).includes(word)) dropped.add(word);
        server.store(version);
      };
      for (let step = 0; step < 24; step += 1) {
        const editor = editors[roll(2)];
        const wish = roll(24);
        if (wish < 12) editor?.work();
        else if (wish < 15) await editor?.keep();
        else if (wish < 18) void editor?.keep();
        else if (wish < 20) await editor?.answer();
        else if (wish < 22) await editor?.publish();
        else if (wish < 23) server.publishDue();
        else restore(server.history[roll(server.history.length)] ?? start);
      }
      for (const editor of editors) await editor.publish();
      // Later edits of the other editor are merged when the form is opened again.
      const last = sit('z');
      await last.publish();
      const remaining = wordsIn(server.entry.body);
      const expected = ['a', 'b', 'c', 'd', ...editors.flatMap(({ written }) => [...written])];
      expect({
        seed,
        lost: expected.filter((word) => !remaining.includes(word) && !dropped.has(word)),
      }).toEqual({ seed, lost: [] });
      expect(new Set(server.entry.body.map(({ key }) => key)).size).toBe(server.entry.body.length);
    }
  },
  TIMEOUT_MS,
);
