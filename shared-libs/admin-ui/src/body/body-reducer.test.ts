import { BODY_ITEM_TYPES } from '@admissions/model';
import { type EditedItem, withKeys } from '@admissions/model/merge';
import { createImage } from '@admissions/tools/testing';
import { describe, expect, it } from 'vitest';
import { createBlankItem, isSameBody } from '../base/edited-item.ts';
import { createDice } from '../fixtures/dice.ts';
import { type BodyAction, type BodyState, createBodyState, reduceBody } from './body-reducer.ts';

const heading = (key: string, text = key): EditedItem => ({ type: 'heading', level: 2, text, key });
const abc = createBodyState(['a', 'b', 'c'].map((key) => heading(key)));
const after = (state: BodyState, ...actions: BodyAction[]) => actions.reduce(reduceBody, state);

describe('body reducer', () => {
  it('undoes typing without a pause in one step, and with a pause in two', () => {
    const typed = after(
      abc,
      { do: 'replace', key: 'a', item: heading('a', '招'), at: 0 },
      { do: 'replace', key: 'a', item: heading('a', '招生'), at: 900 },
    );
    expect(after(typed, { do: 'undo' }).items).toEqual(abc.items);
    const paused = after(
      typed,
      { do: 'replace', key: 'a', item: heading('a', '招生組'), at: 3000 },
      { do: 'undo' },
    );
    expect(paused.items[0]).toEqual(heading('a', '招生'));
  });

  it('gives every item a key, keeps existing ones and replaces duplicates', () => {
    const items = withKeys([
      { type: 'divider' },
      { type: 'divider', key: 'a' },
      { type: 'divider', key: 'a' },
    ]);
    expect(items[1]?.key).toBe('a');
    expect(new Set(items.map(({ key }) => key)).size).toBe(3);
  });
});

function someAction(state: BodyState, roll: (below: number) => number, step: number): BodyAction {
  const key = state.items[roll(Math.max(1, state.items.length))]?.key ?? 'none';
  const actions: (() => BodyAction)[] = [
    () => ({
      do: 'insert',
      items: [createBlankItem(BODY_ITEM_TYPES[roll(12)] ?? 'text', `k${step}`)],
      index: roll(state.items.length + 3) - 1,
      isOpened: true,
    }),
    () => ({ do: 'replace', key, item: heading(key, `${step}`), at: step * roll(3) * 600 }),
    () => ({ do: 'move', key, to: roll(state.items.length + 2) - 1 }),
    () => ({ do: 'open', key }),
    () => ({
      do: 'insert',
      items: [heading(`i${step}`), heading(`j${step}`)],
      index: roll(state.items.length + 1),
    }),
    () =>
      roll(4) === 0
        ? { do: 'remove', keys: new Set([key, state.items[0]?.key ?? 'none']) }
        : { do: 'redo' },
    () => (roll(4) === 0 ? { do: 'remove', keys: new Set([key]) } : { do: 'undo' }),
    () =>
      roll(20) === 0
        ? { do: 'remove', keys: new Set(state.items.map((item) => item.key)) }
        : { do: 'redo' },
  ];
  return actions[roll(actions.length)]?.() ?? { do: 'undo' };
}

describe.each(Array.from({ length: 60 }, (_, seed) => seed))(
  'any sequence of actions (seed %i)',
  (seed) => {
    it('keeps keys unique and items complete, and undo and redo are inverse', () => {
      const roll = createDice(seed);
      let state = abc;
      for (let step = 0; step < 80; step += 1) {
        const action = someAction(state, roll, step);
        const next = reduceBody(state, action);
        const keys = next.items.map(({ key }) => key);
        expect(new Set(keys).size).toBe(keys.length);
        if (next.openKey !== null) expect(keys).toContain(next.openKey);
        if (action.do === 'move' || action.do === 'replace' || action.do === 'open')
          expect(keys.toSorted()).toEqual(state.items.map(({ key }) => key).toSorted());
        if (action.do === 'insert') for (const { key } of state.items) expect(keys).toContain(key);
        if (next.past.length > 0)
          expect(after(next, { do: 'undo' }, { do: 'redo' }).items).toEqual(next.items);
        if (next.future.length > 0)
          expect(after(next, { do: 'redo' }, { do: 'undo' }).items).toEqual(next.items);
        state = next;
      }
      const times = (count: number, action: BodyAction) =>
        Array.from({ length: count }, () => action);
      const first = after(state, ...times(state.past.length, { do: 'undo' }));
      if (state.past.length < 100) expect(first.items).toEqual(abc.items);
      const last = after(first, ...times(first.future.length, { do: 'redo' }));
      const newest = after(state, ...times(state.future.length, { do: 'redo' }));
      expect(last.items).toEqual(newest.items);
    });
  },
);

describe('comparison of two bodies', () => {
  const image = createImage();
  const table = { type: 'table', head: ['甲'], rows: [['一'], ['二']] };
  it.each([
    [[{ ...table, key: 'a' }], [{ ...table, key: 'b', caption: undefined }]],
    [[{ type: 'image', image }], [structuredClone({ type: 'image', image })]],
  ])('is equal regardless of keys and object identity (%#)', (one, other) =>
    expect([isSameBody(one, other), isSameBody(other, one)]).toEqual([true, true]),
  );
  it.each([
    [[table], [{ ...table, rows: [['一'], ['三']] }]],
    [[table], [{ ...table, rows: [['一']] }]],
    [[table], [{ ...table, caption: '題' }]],
    [[table], [table, table]],
    [[{ type: 'image', image }], [{ type: 'image', image: null }]],
    [[{ type: 'image', image }], [{ type: 'image', image: { ...image, focal: { x: 0, y: 0 } } }]],
  ])('is unequal for any difference (%#)', (one, other) =>
    expect([isSameBody(one, other), isSameBody(other, one)]).toEqual([false, false]),
  );
});
