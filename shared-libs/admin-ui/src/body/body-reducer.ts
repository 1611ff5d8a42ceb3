import type { EditedItem } from '@admissions/model/merge';
import { moveItem } from '../base/move-item.ts';

type Items = readonly EditedItem[];
export interface BodyState {
  items: Items;
  openKey: string | null;
  past: readonly Items[];
  future: readonly Items[];
  /** The last step, when it was typing: further typing joins it. */
  typing: { key: string; at: number } | null;
}
export type BodyAction =
  /** `isOpened`: opens the first of them. */
  | { do: 'insert'; items: Items; index: number; isOpened?: boolean }
  /** `at` in milliseconds: a pause starts a new undo step. */
  | { do: 'replace'; key: string; item: EditedItem; at: number }
  | { do: 'remove'; keys: ReadonlySet<string> }
  | { do: 'move'; key: string; to: number }
  | { do: 'open'; key: string | null }
  /** Another body was loaded: undo must not bring the old one back. */
  | { do: 'load'; items: Items }
  | { do: 'undo' }
  | { do: 'redo' };

const MAX_UNDO_STEPS = 100;
const UNDO_PAUSE_MS = 1000;

export const createBodyState = (items: Items): BodyState => ({
  items,
  openKey: null,
  past: [],
  future: [],
  typing: null,
});

/** Returns the same state when the action changes nothing. */
export function reduceBody(state: BodyState, action: BodyAction): BodyState {
  const { items } = state;
  switch (action.do) {
    case 'insert': {
      const [first] = action.items;
      if (!first || action.items.some(({ key }) => hasItem(items, key))) return state;
      const at = clampIndex(action.index, items.length);
      const next = applyStep(state, items.toSpliced(at, 0, ...action.items));
      return action.isOpened ? { ...next, openKey: first.key } : next;
    }
    case 'replace':
      return replaceItem(state, action);
    case 'remove': {
      const left = items.filter(({ key }) => !action.keys.has(key));
      return left.length === items.length ? state : applyStep(state, left);
    }
    case 'move': {
      const from = findItemIndex(items, action.key);
      const to = clampIndex(action.to, items.length - 1);
      return from < 0 || from === to ? state : applyStep(state, moveItem(items, from, to));
    }
    case 'open':
      return state.openKey === action.key || (action.key !== null && !hasItem(items, action.key))
        ? state
        : { ...state, openKey: action.key, typing: null };
    case 'load':
      return showItems({ ...createBodyState(action.items), openKey: state.openKey }, action.items);
    case 'undo': {
      const before = state.past.at(-1);
      if (!before) return state;
      const future = [items, ...state.future];
      return showItems({ ...state, past: state.past.slice(0, -1), future }, before);
    }
    case 'redo': {
      const [after, ...future] = state.future;
      return after ? showItems({ ...state, past: [...state.past, items], future }, after) : state;
    }
  }
}

function replaceItem(
  state: BodyState,
  { key, item, at }: Extract<BodyAction, { do: 'replace' }>,
): BodyState {
  const index = findItemIndex(state.items, key);
  if (index < 0 || state.items[index] === item) return state;
  const items = state.items.with(index, { ...item, key });
  const isSameStep =
    state.typing?.key === key && at - state.typing.at < UNDO_PAUSE_MS && state.future.length === 0;
  return { ...(isSameStep ? { ...state, items } : applyStep(state, items)), typing: { key, at } };
}
const applyStep = (state: BodyState, items: Items): BodyState =>
  showItems(
    { ...state, past: [...state.past, state.items].slice(-MAX_UNDO_STEPS), future: [] },
    items,
  );
const showItems = (state: BodyState, items: Items): BodyState => ({
  ...state,
  items,
  typing: null,
  openKey: state.openKey !== null && hasItem(items, state.openKey) ? state.openKey : null,
});
const findItemIndex = (items: Items, targetKey: string) =>
  items.findIndex(({ key }) => key === targetKey);
const hasItem = (items: Items, key: string) => findItemIndex(items, key) >= 0;
const clampIndex = (index: number, last: number) => Math.min(Math.max(Math.trunc(index), 0), last);
