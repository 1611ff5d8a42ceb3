import { adminPathsOf } from '@admissions/model';
import { news } from '@admissions/model/kinds';
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { type Call, sampleEntry, staffOf, testApp } from '#testing';

const RUNS = process.env.TEST_FULL === '1' ? 100 : 15;
const paths = adminPathsOf(news);
const test = testApp();
let editors: [Call, Call];
beforeAll(async () => {
  editors = [await staffOf(test, undefined, '甲'), await staffOf(test, undefined, '乙')];
});

type Wish = 'add' | 'replace' | 'remove';
interface Entry {
  revision: number;
  body: { text: string }[];
}
/** Simulated editor with pending edits by index: reads, writes, re-reads after a refusal. */
function createEditor(call: Call, name: string, id: number, wishes: Wish[]) {
  const own: string[] = [];
  let read: Entry | null = null;
  return {
    own,
    isDone: () => wishes.length === 0,
    /** One request: a read if needed, otherwise a write. */
    async step(): Promise<void> {
      if (!read) {
        read = (await call('GET', paths.info(id))).body.data as Entry;
        return;
      }
      const { revision, body } = read;
      read = null;
      const [wish = 'add'] = wishes;
      const text = `${name}${wishes.length}`;
      const ownEntry = own.at(-1);
      const at = body.findIndex((item) => item.text === ownEntry);
      const item = { type: 'heading', level: 2, text };
      const changes = {
        add: { op: 'add', item },
        replace: { op: 'replace', index: at, item },
        remove: { op: 'remove', index: at },
      };
      const change = changes[ownEntry === undefined ? 'add' : wish];
      const { status } = await call('POST', paths.body(id), { field: 'body', revision, ...change });
      if (status === 409) return;
      expect(status).toBe(200);
      wishes.shift();
      if (change.op !== 'add') own.pop();
      if (change.op !== 'remove') own.push(text);
    },
  };
}

it(`interleavings lose no edits of two concurrent editors in ${RUNS} random interleavings`, async () => {
  const wishes = fc.array(fc.constantFrom<Wish>('add', 'replace', 'remove'), {
    minLength: 1,
    maxLength: 4,
  });
  const run = fc.asyncProperty(
    wishes,
    wishes,
    fc.infiniteStream(fc.boolean()),
    async (first, second, turns) => {
      const { id } = (
        await editors[0]('POST', paths.add, { ...(await sampleEntry(test, news)), body: [] })
      ).body.data;
      const both = [
        createEditor(editors[0], '甲', id, [...first]),
        createEditor(editors[1], '乙', id, [...second]),
      ];
      for (const isSecond of turns) {
        const waiting = both.filter(({ isDone }) => !isDone());
        if (waiting.length === 0) break;
        await waiting.at(isSecond ? -1 : 0)?.step();
      }
      const { body } = (await editors[0]('GET', paths.info(id))).body.data as Entry;
      expect(body.map(({ text }) => text).toSorted()).toEqual(
        both.flatMap(({ own }) => own).toSorted(),
      );
    },
  );
  await fc.assert(run, { numRuns: RUNS, seed: 20261121 });
}, 240_000);
