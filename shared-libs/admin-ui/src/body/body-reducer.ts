import type { EditedItem } from '@admissions/model/merge';

type Items = readonly EditedItem[];
export interface BodyState {
  items: Items;
  /** The item whose form is shown. */
  openKey: string | null;
  past: readonly Items[];
  future: readonly Items[];
  /** The last step, when it was typing: more of the same joins it. */
  typing: { key: string; at: number } | null;
}
export type BodyAction =
  | { do: 'add'; item: EditedItem; index?: number }
  /** `at` in milliseconds: a pause begins a new step of undo. */
  | { do: 'replace'; key: string; item: EditedItem; at: number }
  | { do: 'remove'; key: string }
  | { do: 'move'; key: string; to: number }
  | { do: 'duplicate'; key: string; copyKey: string }
  /** Several items at once, from another body. */
  | { do: 'insert'; items: Items; index?: number }
  | { do: 'removeMany'; keys: ReadonlySet<string> }
  | { do: 'clear' }
  | { do: 'open'; key: string | null }
  /** Another body stands in the form: the steps of the old one must not come back into it. */
  | { do: 'load'; items: Items }
  | { do: 'undo' }
  | { do: 'redo' };

const STEPS = 100;
const PAUSE = 1000;

export const createBodyState = (items: Items): BodyState => ({
  items,
  openKey: null,
  past: [],
  future: [],
  typing: null,
});

/** The body after an action; the same state when the action changes nothing. */
export function reduceBody(state: BodyState, action: BodyAction): BodyState {
  const { items } = state;
  switch (action.do) {
    case 'add': {
      if (has(items, action.item.key)) return state;
      return {
        ...stepped(
          state,
          items.toSpliced(clamped(action.index ?? items.length, items.length), 0, action.item),
        ),
        openKey: action.item.key,
      };
    }
    case 'replace':
      return replaced(state, action);
    case 'remove':
      return has(items, action.key)
        ? stepped(
            state,
            items.filter(({ key }) => key !== action.key),
          )
        : state;
    case 'move': {
      const from = findItemIndex(items, action.key);
      const to = clamped(action.to, items.length - 1);
      const item = items[from];
      return !item || from === to
        ? state
        : stepped(state, items.toSpliced(from, 1).toSpliced(to, 0, item));
    }
    case 'duplicate': {
      const at = findItemIndex(items, action.key);
      const item = items[at];
      if (!item || has(items, action.copyKey)) return state;
      return {
        ...stepped(state, items.toSpliced(at + 1, 0, { ...item, key: action.copyKey })),
        openKey: action.copyKey,
      };
    }
    case 'insert': {
      if (action.items.length === 0 || action.items.some(({ key }) => has(items, key)))
        return state;
      return stepped(
        state,
        items.toSpliced(clamped(action.index ?? items.length, items.length), 0, ...action.items),
      );
    }
    case 'removeMany': {
      const left = items.filter(({ key }) => !action.keys.has(key));
      return left.length === items.length ? state : stepped(state, left);
    }
    case 'clear':
      return items.length > 0 ? stepped(state, []) : state;
    case 'open':
      return state.openKey === action.key || (action.key !== null && !has(items, action.key))
        ? state
        : { ...state, openKey: action.key, typing: null };
    case 'load':
      return shown({ ...createBodyState(action.items), openKey: state.openKey }, action.items);
    case 'undo': {
      const before = state.past.at(-1);
      return before
        ? shown(
            { ...state, past: state.past.slice(0, -1), future: [items, ...state.future] },
            before,
          )
        : state;
    }
    case 'redo': {
      const after = state.future[0];
      return after
        ? shown({ ...state, past: [...state.past, items], future: state.future.slice(1) }, after)
        : state;
    }
  }
}

function replaced(
  state: BodyState,
  { key, item, at }: Extract<BodyAction, { do: 'replace' }>,
): BodyState {
  const index = findItemIndex(state.items, key);
  if (index < 0 || state.items[index] === item) return state;
  const items = state.items.with(index, { ...item, key });
  const isSameStep =
    state.typing?.key === key && at - state.typing.at < PAUSE && state.future.length === 0;
  return { ...(isSameStep ? { ...state, items } : stepped(state, items)), typing: { key, at } };
}
const stepped = (state: BodyState, items: Items): BodyState =>
  shown({ ...state, past: [...state.past, state.items].slice(-STEPS), future: [] }, items);
const shown = (state: BodyState, items: Items): BodyState => ({
  ...state,
  items,
  typing: null,
  openKey: state.openKey !== null && has(items, state.openKey) ? state.openKey : null,
});
const findItemIndex = (items: Items, wanted: string) =>
  items.findIndex(({ key }) => key === wanted);
const has = (items: Items, key: string) => findItemIndex(items, key) >= 0;
const clamped = (index: number, last: number) => Math.min(Math.max(Math.trunc(index), 0), last);
