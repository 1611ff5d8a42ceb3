// @vitest-environment jsdom

import { api, isConflict } from '@admissions/api-client';
import type { WorkingCopy } from '@admissions/contracts';
import { adminPathsOf, WORKING_COPY_PATHS } from '@admissions/contracts';
import { news } from '@admissions/contracts/kinds';
import type { MergedValues } from '@admissions/contracts/merge';
import { meetEntry, mergeValues, takeSides } from '@admissions/contracts/merge';
import type { Reply } from '@admissions/tools/testing';
import { apiAnswering } from '@admissions/tools/testing';
import { describe, expect, it } from 'vitest';
import { createDraftKeeper } from './draft-keeper.ts';
import { meetDraft, toDraftValues } from './draft-values.ts';

const RUNS = 100;
const { add, one } = WORKING_COPY_PATHS;
interface Item {
  type: string;
  key: string;
  html: string;
}
interface Entry {
  revision: number;
  body: Item[];
}
type Roll = (below: number) => number;
// A small generator with a seed, so that a failure can be run again.
function dice(seed: number): Roll {
  let state = seed + 1;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}
const wordsIn = (items: readonly Item[]) => items.flatMap(({ html }) => html.split(' '));

/** The network's other end: one entry and its one working copy, with versions that are compared. */
function serve(body: Item[]) {
  const server = {
    entry: { revision: 1, body } as Entry,
    copy: null as WorkingCopy | null,
    next: 1,
  };
  const refuse = (data: unknown): Reply => ({
    status: 409,
    refusal: { errorCode: -1, message: 'x', data },
  });
  apiAnswering(({ path, method, body: sent }): Reply => {
    const said = sent as { version: number; revision: number; body: Item[] } & WorkingCopy;
    if (path === adminPathsOf(news).edit(1)) {
      if (said.revision !== server.entry.revision) return refuse(server.entry);
      server.entry = { revision: said.revision + 1, body: said.body };
      return { data: server.entry };
    }
    const { copy } = server;
    if (path === add && copy) return refuse(copy);
    if (path !== add && (!copy || path.split('?')[0] !== one(copy.id)))
      return { status: 404, refusal: { errorCode: 2, message: 'x' } };
    const version = method === 'delete' ? Number(path.split('=')[1]) : said.version;
    if (copy && version !== copy.version) return refuse(copy);
    if (method === 'delete') server.copy = null;
    else
      server.copy = {
        id: copy?.id ?? server.next++,
        version: (copy?.version ?? 0) + 1,
        changed: said.changed,
        base: said.base,
      } as WorkingCopy;
    return { data: server.copy ?? {} };
  });
  return server;
}

/** What was set aside knowingly: by an editor who saw it. */
type LetGo = Set<string>;
interface Facts {
  name: string;
  entry: Entry;
  roll: Roll;
  letGo: LetGo;
}
/** An editor at the body: works, keeps it as a draft, publishes; chooses by lot where it is asked. */
function sitDown({ name, entry: opened, roll, letGo }: Facts, found: WorkingCopy | null) {
  let entry = opened;
  let items: Item[] = opened.body;
  let count = 0;
  const live = () => ({ body: entry.body });
  const written = new Set<string>();
  const write = () => {
    const word = `${name}${count++}`;
    written.add(word);
    return word;
  };
  const choose = () => (roll(2) === 0 ? 'mine' : 'theirs');
  /** Takes what was combined, and one side wherever it is asked. */
  function take({ values, bodies, conflicts }: MergedValues, other: unknown): void {
    const sides = { mine: values.body as Item[], theirs: other as Item[] };
    const slots = bodies.body ?? [];
    const chosen = new Map(slots.map(({ key }) => [key, choose()] as const));
    const whole = conflicts.includes('body') ? choose() : 'mine';
    items = bodies.body
      ? (takeSides(slots, (key) => chosen.get(key) ?? 'mine') as unknown as Item[])
      : sides[whole];
    const seen = bodies.body
      ? slots.flatMap(({ isAsked, mine, theirs }) => (isAsked ? [mine, theirs] : []))
      : conflicts.flatMap(() => [...sides.mine, ...sides.theirs]);
    const kept = wordsIn(items);
    for (const item of seen as (Item | null)[])
      for (const word of item ? wordsIn([item]) : []) if (!kept.includes(word)) letGo.add(word);
  }
  const keeper = createDraftKeeper({
    kind: news.id,
    entryId: 1,
    onState: () => {},
    onMet(theirs, before) {
      const mine = { body: items };
      take(meetDraft(news, live(), { mine, theirs, before }), theirs.changed.body ?? entry.body);
      return toDraftValues(news, live(), { body: items });
    },
  });
  if (found) {
    keeper.open(found);
    take(meetEntry(news, live(), found), entry.body);
  }
  const keep = () => keeper.keep(toDraftValues(news, live(), { body: items }));
  function work(): void {
    const place = roll(items.length + 1);
    const item = items[place];
    const others = items.filter((each) => each !== item);
    const wish = roll(4);
    if (!item || wish === 0)
      items = items.toSpliced(place, 0, { type: 'text', key: `${name}-${count}`, html: write() });
    else if (wish === 1) items = items.with(place, { ...item, html: `${item.html} ${write()}` });
    else if (wish === 2) items = others.toSpliced(roll(items.length), 0, item);
    else {
      for (const word of wordsIn([item])) letGo.add(word);
      items = others;
    }
  }
  async function publish(): Promise<void> {
    const body = { body: items, revision: entry.revision };
    try {
      entry = await api().put<Entry>(adminPathsOf(news).edit(1), body);
      items = entry.body;
      await keeper.end();
    } catch (error) {
      if (!isConflict(error)) throw error;
      const theirs = error.current as Entry;
      const sides = { base: live(), mine: { body: items }, theirs: { body: theirs.body } };
      take(mergeValues(news, sides), theirs.body);
      entry = theirs;
      await publish();
    }
  }
  return { work, keep, publish, written, read: () => items };
}

describe('two editors of one body with its draft', () => {
  it(`lose no word that nobody set aside, in ${RUNS} random interleavings`, async () => {
    for (let seed = 0; seed < RUNS; seed += 1) {
      const roll = dice(seed);
      const start = ['a', 'b', 'c', 'd'].map((key) => ({ type: 'text', key, html: key }));
      const server = serve(start);
      const letGo: LetGo = new Set();
      const sit = (name: string) =>
        sitDown({ name, entry: server.entry, roll, letGo }, server.copy);
      const editors = [sit('m'), sit('t')];
      for (let step = 0; step < 24; step += 1) {
        const editor = editors[roll(2)];
        const wish = roll(8);
        if (wish < 5) editor?.work();
        else if (wish < 7) await editor?.keep();
        else await editor?.publish();
      }
      for (const editor of editors) await editor.publish();
      // What one wrote into a draft that another publishes is met by whoever opens the form.
      const last = sit('z');
      await last.publish();
      const kept = wordsIn(server.entry.body);
      const wanted = ['a', 'b', 'c', 'd', ...editors.flatMap(({ written }) => [...written])];
      expect({
        seed,
        lost: wanted.filter((word) => !kept.includes(word) && !letGo.has(word)),
      }).toEqual({ seed, lost: [] });
      expect(new Set(server.entry.body.map(({ key }) => key)).size).toBe(server.entry.body.length);
    }
  });
});
