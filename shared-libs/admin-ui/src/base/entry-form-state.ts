import type { FieldErrors } from '@admissions/model';
import type { FieldName, Merge } from '@admissions/model/merge';
import { changedFields, threeWayMerge } from '@admissions/model/merge';

export interface Versioned {
  revision: number;
}
/** What a newer revision did to what was typed. */
export type Meeting<V> = Pick<Merge<V>, 'conflicts' | 'followed'>;
export type EntryFormStatus = 'clean' | 'dirty' | 'saving' | 'saved' | 'conflict' | 'offline';

export interface EntryFormState<E extends Versioned, V extends object> {
  status: EntryFormStatus;
  entry: E;
  values: V;
  /** What is being sent; null while nothing is. */
  sent: V | null;
  meeting: Meeting<V> | null;
  errors: FieldErrors;
  failure: string | null;
}
export type EntryFormAction<E extends Versioned, V extends object> =
  | { type: 'type'; part: Partial<V> }
  | { type: 'save' }
  | { type: 'saved'; entry: E }
  /** Somebody saved a newer revision; `notice`: whether the editor is notified of it. */
  | { type: 'meet'; entry: E; notice: 'always' | 'ifChanged' | 'never' }
  | { type: 'takeTheirs'; field: FieldName<V> }
  | { type: 'refuse'; errors: FieldErrors; failure: string; isOffline: boolean }
  | { type: 'setErrors'; change: (errors: FieldErrors) => FieldErrors };

export const startEntryForm = <E extends Versioned, V extends object>(
  entry: E,
  toValues: (entry: E) => V,
): EntryFormState<E, V> => ({
  status: 'clean',
  entry,
  values: toValues(entry),
  sent: null,
  meeting: null,
  errors: {},
  failure: null,
});

/** The transitions of a form over one entry that others may change meanwhile. */
export function reduceEntryForm<E extends Versioned, V extends object>(
  toValues: (entry: E) => V,
  state: EntryFormState<E, V>,
  action: EntryFormAction<E, V>,
): EntryFormState<E, V> {
  const rest = (entry: E, values: V): EntryFormStatus =>
    changedFields(toValues(entry), values).length > 0 ? 'dirty' : 'clean';
  switch (action.type) {
    case 'type': {
      const values = { ...state.values, ...action.part };
      const errors = dropErrors(state.errors, changedFields(state.values, values));
      const isBusy = state.status === 'saving' || state.status === 'conflict';
      return {
        ...state,
        values,
        errors,
        status: isBusy ? state.status : rest(state.entry, values),
      };
    }
    case 'save':
      return { ...state, status: 'saving', sent: state.values, errors: {}, failure: null };
    case 'saved': {
      // What was typed while it was sent stays.
      const sides = { base: state.sent ?? state.values, mine: state.values };
      const { values } = threeWayMerge({ ...sides, theirs: toValues(action.entry) });
      const status = rest(action.entry, values) === 'dirty' ? 'dirty' : 'saved';
      return { ...startEntryForm(action.entry, toValues), values, status };
    }
    case 'meet': {
      const { values, ...met } = threeWayMerge({
        base: toValues(state.entry),
        mine: state.values,
        theirs: toValues(action.entry),
      });
      const isChanged = met.followed.length + met.conflicts.length > 0;
      const isShown = action.notice === 'always' || (action.notice === 'ifChanged' && isChanged);
      const meeting = isShown ? met : state.meeting;
      const status = met.conflicts.length > 0 ? 'conflict' : rest(action.entry, values);
      return { ...state, entry: action.entry, values, meeting, status, sent: null };
    }
    case 'takeTheirs': {
      const { entry, meeting } = state;
      const conflicts = meeting?.conflicts.filter((name) => name !== action.field) ?? [];
      const values = { ...state.values, [action.field]: toValues(entry)[action.field] };
      const status = conflicts.length > 0 ? 'conflict' : rest(entry, values);
      return { ...state, values, status, meeting: meeting && { ...meeting, conflicts } };
    }
    case 'refuse':
      return {
        ...state,
        status: action.isOffline ? 'offline' : rest(state.entry, state.values),
        errors: action.errors,
        failure: action.failure,
        sent: null,
      };
    case 'setErrors':
      return { ...state, errors: action.change(state.errors) };
  }
}

const dropErrors = (errors: FieldErrors, touched: readonly string[]): FieldErrors =>
  Object.fromEntries(
    Object.entries(errors).filter(
      ([name]) => !touched.some((field) => field === name || field.startsWith(`${name}.`)),
    ),
  );
