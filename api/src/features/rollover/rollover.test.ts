import { adminPathsOf } from '@admissions/model';
import { admissions } from '@admissions/model/kinds';
import {
  BUNDLE_PATHS,
  type Bundle,
  ROLLOVER_PATHS,
  type RolloverResult,
  type RolloverReview,
} from '@admissions/protocol/staff';
import { describe, expect, it } from 'vitest';
import { addEntry, asStaff, staffOf, testApp } from '#testing';

const paths = adminPathsOf(admissions);
interface Stored {
  id: number;
  title: string;
  status: string;
  revision: number;
}

describe('the annual rollover', () => {
  const test = testApp();
  const ming = asStaff(test, ['about'], '王小明');
  const other = asStaff(test, ['about', 'news'], '陳奕安');

  const summary = '115年3月5日（四）前報名，2026年入學';
  const add = (title = '115學年度申請入學'): Promise<Stored> =>
    addEntry(ming, test, admissions, { title, summary });
  const createRollovers = async (entries: number[], by = ming): Promise<RolloverResult> => {
    const sent = { kind: admissions.id, entries, year: 115, toYear: 116 };
    return (await by('POST', ROLLOVER_PATHS.add, sent)).body.data;
  };
  const review = async (id: number): Promise<RolloverReview> =>
    (await ming('GET', ROLLOVER_PATHS.one(id))).body.data;
  const info = async (id: number): Promise<Stored & { summary: string }> =>
    (await ming('GET', paths.info(id))).body.data;

  it('creates one unpublished draft per entry, also on repeated and concurrent requests', async () => {
    const [one, two] = [await add(), await add('115學年度繁星推薦')];
    const answers = await Promise.all([
      createRollovers([one.id, two.id]),
      createRollovers([two.id, one.id], other),
    ]);
    expect(answers.flatMap(({ made }) => made)).toHaveLength(2);
    expect(answers.flatMap(({ already }) => already)).toHaveLength(2);
    const again = await createRollovers([one.id]);
    expect([again.made, again.already.map(({ from }) => from)]).toEqual([[], [one.id]]);
    const made = again.already[0]?.made ?? 0;
    expect(await info(made)).toMatchObject({ title: one.title, status: 'draft' });
    const { list } = (await ming('GET', `${ROLLOVER_PATHS.list}?kind=${admissions.id}`)).body.data;
    expect(list).toHaveLength(2);
  });

  it('puts the drafts of a year into one bundle', async () => {
    const [one, two] = [await add(), await add()];
    const { bundle } = await createRollovers([one.id]);
    const then = await createRollovers([two.id]);
    expect([then.bundle?.id, then.bundle?.name]).toEqual([bundle?.id, '116學年度']);
    const read = async (): Promise<Bundle['items']> =>
      (await ming('GET', BUNDLE_PATHS.one(bundle?.id ?? 0))).body.data.items;
    const items = await read();
    expect(items.map(({ entryId }) => entryId)).toEqual(
      expect.arrayContaining(then.made.map(({ made }) => made)),
    );
    const made = then.made[0];
    const left = async () =>
      (await read()).find(({ entryId }) => entryId === made?.made)?.unconfirmed;
    const { finds, revision } = await review(made?.id ?? 0);
    expect(await left()).toBe(finds.length);
    const keep = [{ at: 'title@0', was: '115', isKept: true }];
    await ming('PUT', ROLLOVER_PATHS.one(made?.id ?? 0), { revision, changes: [], keep });
    expect(await left()).toBe(finds.length - 1);
    expect((await createRollovers([one.id])).bundle).toBeNull();
  });

  it('creates a draft again after its deletion and lists missing entries', async () => {
    const { id } = await add();
    const [first] = (await createRollovers([id])).made;
    await ming('DELETE', paths.remove(first?.made ?? 0));
    const then = await createRollovers([id, 999_999]);
    expect([then.made.length, then.missing]).toEqual([1, [999_999]]);
    expect(then.made[0]?.made).not.toBe(first?.made);
  });

  it('lists every year and date with its state after changes', async () => {
    const { id } = await add();
    const [line] = (await createRollovers([id])).made;
    const seen = await review(line?.id ?? 0);
    const open = (from: RolloverReview) =>
      from.finds.filter(({ state }) => state === 'open').map(({ text }) => text);
    expect(open(seen)).toEqual(expect.arrayContaining(['115', '115年3月5日（四）', '2026']));
    const sent = {
      revision: seen.revision,
      changes: [
        { at: 'title@0', was: '115', to: '116' },
        { at: 'summary@0', was: '115年3月5日（四）', to: '116年3月4日（四）' },
      ],
      keep: [{ at: 'summary@1', was: '2026', isKept: true }],
    };
    const changed = await ming('PUT', ROLLOVER_PATHS.one(seen.id), sent);
    expect(changed.status).toBe(200);
    const states = Object.fromEntries(
      (changed.body.data as RolloverReview).finds.map(({ at, state }) => [at, state]),
    );
    expect(states).toMatchObject({
      'title@0': 'changed',
      'summary@0': 'changed',
      'summary@1': 'kept',
    });
    expect(await info(seen.made)).toMatchObject({
      title: '116學年度申請入學',
      summary: '116年3月4日（四）前報名，2026年入學',
      status: 'draft',
      revision: 2,
    });
    expect(await info(id)).toMatchObject({ title: '115學年度申請入學', revision: 1 });
    const stale = await ming('PUT', ROLLOVER_PATHS.one(seen.id), sent);
    expect([stale.status, stale.body.data.title]).toEqual([409, '116學年度申請入學']);
  });

  it('refuses invalid values like the form', async () => {
    const { id } = await add();
    const [line] = (await createRollovers([id])).made;
    const seen = await review(line?.id ?? 0);
    const day = seen.finds.find(({ at }) => at.endsWith('.dates@0'));
    const refused = await ming('PUT', ROLLOVER_PATHS.one(seen.id), {
      revision: seen.revision,
      changes: [{ at: day?.at, was: day?.was, to: '明年' }],
      keep: [],
    });
    expect(refused.status).toBe(422);
    expect((await info(seen.made)).revision).toBe(1);
  });

  it('requires the right to edit the kind', async () => {
    const { id } = await add();
    const [line] = (await createRollovers([id])).made;
    const reporter = await staffOf(test, ['news'], '林記者');
    const one = ROLLOVER_PATHS.one(line?.id ?? 0);
    expect((await reporter('GET', one)).status).toBe(403);
    expect((await reporter('PUT', one, { revision: 1, changes: [], keep: [] })).status).toBe(403);
    expect((await reporter('GET', `${ROLLOVER_PATHS.list}?kind=${admissions.id}`)).status).toBe(
      403,
    );
  });
});
