import { adminPathsOf } from '@admissions/model';
import { block, news } from '@admissions/model/kinds';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { addEntry, type Call, staffOf, testApp } from '#testing';

const RUNS = process.env.TEST_FULL === '1' ? 100 : 15;
const paths = adminPathsOf(news);
// The embedded engine is effectively serial; TEST_DATABASE_URL tests real races.
const test = testApp();
let editors: Call[];
beforeAll(async () => {
  editors = await Promise.all(
    ['甲', '乙', '丙', '丁'].map((name) => staffOf(test, undefined, name)),
  );
});
const editorAt = (index: number) => editors[index % editors.length] as Call;

describe('concurrent writes', () => {
  it('accept one of many edits of a revision and return its result to the others', async () => {
    const { id } = await addEntry(editorAt(0), test, news);
    for (let revision = 1; revision <= 5; revision++) {
      const answers = await Promise.all(
        Array.from({ length: 8 }, (_, index) =>
          editorAt(index)('PUT', paths.edit(id), {
            revision,
            title: `第${revision}版之${index}`,
          }),
        ),
      );
      const accepted = answers.filter(({ status }) => status === 200);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(409)]);
      for (const { status, body } of answers)
        if (status === 409)
          expect(body.data).toMatchObject({
            revision: revision + 1,
            title: accepted[0]?.body.data.title,
          });
    }
    const revisions = (await editorAt(0)('GET', paths.revisions(id))).body.data;
    expect(revisions.list.map(({ revision }: { revision: number }) => revision)).toEqual([
      6, 5, 4, 3, 2, 1,
    ]);
  });

  it('apply one of several concurrent sort orders as a whole', async () => {
    const ids: number[] = [];
    for (let index = 0; index < 5; index++) ids.push((await addEntry(editorAt(0), test, block)).id);
    const orders = [[...ids].reverse(), [ids[2], ids[0], ids[4], ids[1], ids[3]], ids];
    const answers = await Promise.all(
      orders.map((order, index) =>
        editorAt(index)('POST', adminPathsOf(block).sort, { ids: order }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const { list } = (await editorAt(0)('GET', adminPathsOf(block).list)).body.data;
    expect(orders).toContainEqual(list.map(({ id }: { id: number }) => id));
  });
});

type Operation = 'add' | 'replace' | 'remove';
interface Entry {
  revision: number;
  body: { text: string }[];
}
/** Simulated editor with pending operations: reads before each write, repeats a refused one. */
function createEditor(call: Call, name: string, id: number, pending: Operation[]) {
  const own: string[] = [];
  let read: Entry | null = null;
  return {
    own,
    isDone: () => pending.length === 0,
    /** One request: a read if needed, otherwise a write. */
    async step(): Promise<void> {
      if (!read) {
        read = (await call('GET', paths.info(id))).body.data as Entry;
        return;
      }
      const { revision, body } = read;
      read = null;
      const [operation = 'add'] = pending;
      const text = `${name}${pending.length}`;
      const ownText = own.at(-1);
      const at = body.findIndex((item) => item.text === ownText);
      const item = { type: 'heading', level: 2, text };
      const changes = {
        add: { op: 'add', item },
        replace: { op: 'replace', index: at, item },
        remove: { op: 'remove', index: at },
      };
      const change = changes[ownText === undefined ? 'add' : operation];
      const { status } = await call('POST', paths.body(id), { field: 'body', revision, ...change });
      if (status === 409) return;
      expect(status).toBe(200);
      pending.shift();
      if (change.op !== 'add') own.pop();
      if (change.op !== 'remove') own.push(text);
    },
  };
}

it(`two concurrent editors lose no edits in ${RUNS} random interleavings`, async () => {
  const pending = fc.array(fc.constantFrom<Operation>('add', 'replace', 'remove'), {
    minLength: 1,
    maxLength: 4,
  });
  const run = fc.asyncProperty(
    pending,
    pending,
    fc.infiniteStream(fc.boolean()),
    async (first, second, turns) => {
      const { id } = await addEntry(editorAt(0), test, news, { body: [] });
      const both = [
        createEditor(editorAt(0), '甲', id, [...first]),
        createEditor(editorAt(1), '乙', id, [...second]),
      ];
      for (const isSecond of turns) {
        const waiting = both.filter(({ isDone }) => !isDone());
        if (waiting.length === 0) break;
        await waiting.at(isSecond ? -1 : 0)?.step();
      }
      const { body } = (await editorAt(0)('GET', paths.info(id))).body.data as Entry;
      expect(body.map(({ text }) => text).toSorted()).toEqual(
        both.flatMap(({ own }) => own).toSorted(),
      );
    },
  );
  await fc.assert(run, { numRuns: RUNS, seed: 20261121 });
}, 240_000);
