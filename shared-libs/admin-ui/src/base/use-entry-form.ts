import { errorMessage, isApiError, isConflict } from '@admissions/api-client';
import type { FieldErrors } from '@admissions/model';
import {
  type FieldName,
  isSame,
  listChangedFields,
  type Merge,
  threeWayMerge,
} from '@admissions/model/merge';
import { useMessage } from '@admissions/store';
import { useEffect, useRef, useState } from 'react';
import { createStore, useStore } from 'zustand';

interface EntryFormOptions<E extends Versioned, V extends object> {
  loaded: E;
  toValues: (entry: E) => V;
  /** Errors that block sending. */
  check?: (values: V) => FieldErrors;
  /** Sends the typed values, based on this entry. */
  save: (values: V, entry: E) => Promise<E>;
  onRefused?: (error: unknown) => void;
}
/** Form over one entry: saved and typed values, errors and merges with other editors. */
export function useEntryForm<E extends Versioned, V extends object>({
  loaded,
  toValues,
  check,
  save,
  onRefused,
}: EntryFormOptions<E, V>) {
  const t = useMessage();
  const [form] = useState(() => createEntryForm(loaded, toValues));
  const state = useStore(form);
  const { entry, mergeResult } = state;
  const element = useFirstErrorFocus(form);
  // The page reloaded it, after an action outside of the form.
  useEffect(() => {
    if (loaded.revision > entry.revision) form.merge(loaded, 'never');
  }, [form, loaded, entry.revision]);

  async function submit(): Promise<'saved' | 'conflict' | 'refused'> {
    if (form.getState().sent !== null || !form.passes(check)) return 'refused';
    const { saved, newer, error } = await sendForm(form, save);
    if (saved) return 'saved';
    if (newer) {
      form.merge(newer, 'always');
      return 'conflict';
    }
    form.refuse(readErrors(error), errorMessage(error, t));
    onRefused?.(error);
    return 'refused';
  }
  return {
    ...state,
    element,
    conflicts: mergeResult?.conflicts ?? null,
    isSaving: state.sent !== null,
    isDirty: listChangedFields(state.saved, state.values).length > 0,
    change: form.change,
    /** Rebases the form on a newer revision; typed text stays. */
    mergeNewer: form.merge,
    takeTheirs: (field: FieldName<V>) => form.dispatch({ type: 'takeTheirs', field }),
    submit,
  };
}

/** Focuses the first invalid field after each refusal, in a content item once that is open. */
export function useFirstErrorFocus<E, V extends object>(form: EntryForm<E, V>) {
  const element = useRef<HTMLFormElement>(null);
  const refusals = useStore(form, (state) => state.refusals);
  useEffect(() => {
    if (refusals === 0) return;
    const find = (selector: string) => element.current?.querySelector<HTMLElement>(selector);
    find(FIRST_CLOSED)?.click();
    const timer = setTimeout(() => {
      const control = find(FIRST_INVALID);
      control?.focus({ preventScroll: true });
      // Bars at both ends may cover what the browser takes for visible.
      control?.scrollIntoView({ block: 'center' });
    });
    return () => clearTimeout(timer);
  }, [refusals]);
  return element;
}
/** The first faulty content item, unless it is open. */
const FIRST_CLOSED =
  '[data-field-invalid] [data-faulty]:not([data-open], [data-faulty] ~ *) [aria-expanded]';
/** In the innermost one, after the toolbar of a text. */
const FIRST_INVALID =
  '[data-field-invalid]:not(:has([data-field-invalid])) :is(input, textarea, button, select, [tabindex]):not([role="toolbar"] *)';

export type EntryForm<E, V extends object> = ReturnType<typeof createEntryForm<E, V>>;

/** The state of a form, with a subscription for each field. */
export function createEntryForm<E, V extends object>(
  entry: E,
  toValues: (entry: E) => V,
  /** Checks each changed field again after a refusal. */
  check: (values: V) => FieldErrors = () => ({}),
) {
  const store = createStore(() => createEntryFormState(entry, toValues(entry)));
  const dispatch = (action: EntryFormAction<E, V>) =>
    store.setState(reduceEntryForm({ toValues, check }, store.getState(), action));
  const read = () => store.getState().values;
  const change = (part: Partial<V>) => dispatch({ type: 'type', part });
  const refuse = (errors: FieldErrors, failure: string | null) =>
    dispatch({ type: 'refuse', errors, failure });
  return {
    ...store,
    dispatch,
    read,
    change,
    /** Changes only fields with another value. */
    fill(values: V): void {
      const names = listChangedFields(read(), values, Object.keys(read()) as FieldName<V>[]);
      const changed = names.map((name) => [name, values[name]] as const);
      if (names.length > 0) change(Object.fromEntries(changed) as Partial<V>);
    },
    merge: (newer: E, notice: 'always' | 'ifChanged' | 'never') =>
      dispatch({ type: 'merge', entry: newer, notice }),
    refuse,
    check,
    /** Whether nothing blocks sending; else shows what does. */
    passes(checkNow = check): boolean {
      const errors = checkNow(read());
      if (Object.keys(errors).length === 0) return true;
      refuse(errors, null);
      return false;
    },
  };
}

/** Saves; text typed meanwhile stays. Returns the newer entry of a conflict, or the error. */
export async function sendForm<E, V extends object>(
  form: EntryForm<E, V>,
  save: (values: V, entry: E) => Promise<E>,
  sent = form.read(),
): Promise<{ saved?: E; newer?: NonNullable<E>; error?: unknown }> {
  const { entry } = form.getState();
  form.dispatch({ type: 'save', sent });
  try {
    const saved = await save(sent, entry);
    form.dispatch({ type: 'saved', entry: saved });
    return { saved };
  } catch (error) {
    const current = entry !== null && isConflict(error) ? error.current : null;
    return isVersioned<NonNullable<E>>(current) ? { newer: current } : { error };
  }
}
const readErrors = (error: unknown): FieldErrors => (isApiError(error) ? error.errors : {});

const isVersioned = <E>(value: unknown): value is E =>
  typeof value === 'object' && value !== null && 'revision' in value;

interface Versioned {
  revision: number;
}
/** Result of merging a newer revision into the typed values. */
export type MergeResult<V> = Pick<Merge<V>, 'conflicts' | 'takenFromTheirs'>;

export interface EntryFormState<E, V extends object> {
  entry: E;
  /** Values of the entry. */
  saved: V;
  values: V;
  /** Values of the request under way; null when idle. */
  sent: V | null;
  mergeResult: MergeResult<V> | null;
  /** By path, such as `body.2.text`. */
  errors: FieldErrors;
  failure: string | null;
  /** Number of refusals. */
  refusals: number;
}
export type EntryFormAction<E, V extends object> =
  | { type: 'type'; part: Partial<V> }
  /** `sent` in place of the typed values. */
  | { type: 'save'; sent?: V }
  | { type: 'saved'; entry: E }
  /** Somebody saved a newer revision; `notice`: whether the editor is notified. */
  | { type: 'merge'; entry: E; notice: 'always' | 'ifChanged' | 'never' }
  /** The values are merged apart from it; `saved` in place of those of the entry. */
  | { type: 'follow'; entry: E; saved?: V }
  | { type: 'takeTheirs'; field: FieldName<V> }
  | { type: 'refuse'; errors: FieldErrors; failure: string | null }
  /** Back to the saved values. */
  | { type: 'reset' };

export const createEntryFormState = <E, V extends object>(
  entry: E,
  saved: V,
): EntryFormState<E, V> => ({
  entry,
  saved,
  values: saved,
  sent: null,
  mergeResult: null,
  errors: {},
  failure: null,
  refusals: 0,
});

interface EntryFormRules<E, V> {
  toValues: (entry: E) => V;
  check: (values: V) => FieldErrors;
}
/** State transitions of a form over one entry that others may change meanwhile. */
export function reduceEntryForm<E, V extends object>(
  { toValues, check }: EntryFormRules<E, V>,
  state: EntryFormState<E, V>,
  action: EntryFormAction<E, V>,
): EntryFormState<E, V> {
  switch (action.type) {
    case 'type': {
      const values = { ...state.values, ...action.part };
      const names = Object.keys(values) as FieldName<V>[];
      const touched = names.filter((name) => values[name] !== state.values[name]);
      const isTouched = (path: string) => touched.some(isAt(path));
      const checked = Object.entries(state.refusals > 0 ? check(values) : {});
      const errors = Object.fromEntries([
        ...Object.entries(state.errors).filter(([path]) => !isTouched(path)),
        ...checked.filter(([path]) => isTouched(path)),
      ]);
      // The same object, so that the other fields are not rendered again.
      return { ...state, values, errors: isSame(errors, state.errors) ? state.errors : errors };
    }
    case 'save':
      return { ...state, sent: action.sent ?? state.values, errors: {}, failure: null };
    case 'saved': {
      // Text typed during the request is newer than the sent values.
      const saved = toValues(action.entry);
      const { sent, values: mine } = state;
      const { values } = threeWayMerge({ base: sent ?? mine, mine, theirs: saved });
      return { ...createEntryFormState(action.entry, saved), values };
    }
    case 'merge': {
      const saved = toValues(action.entry);
      const { values, ...merged } = threeWayMerge({
        base: state.saved,
        mine: state.values,
        theirs: saved,
      });
      const isChanged = merged.takenFromTheirs.length + merged.conflicts.length > 0;
      const isShown = action.notice === 'always' || (action.notice === 'ifChanged' && isChanged);
      const mergeResult = isShown ? merged : state.mergeResult;
      return { ...state, entry: action.entry, saved, values, mergeResult, sent: null };
    }
    case 'follow': {
      const { entry, saved = toValues(entry) } = action;
      return { ...state, entry, saved };
    }
    case 'takeTheirs': {
      const { saved, mergeResult } = state;
      const conflicts = mergeResult?.conflicts.filter((name) => name !== action.field) ?? [];
      const values = { ...state.values, [action.field]: saved[action.field] };
      return { ...state, values, mergeResult: mergeResult && { ...mergeResult, conflicts } };
    }
    case 'refuse': {
      const { errors, failure } = action;
      // A conflict refuses nothing.
      const isRefused = failure !== null || Object.keys(errors).length > 0;
      const refusals = state.refusals + Number(isRefused);
      return { ...state, errors, failure, sent: null, refusals };
    }
    case 'reset':
      return createEntryFormState(state.entry, state.saved);
  }
}

/** Whether an error belongs to a field: at a part of it, or at the group of it. */
const isAt = (path: string) => (field: string) =>
  path === field || path.startsWith(`${field}.`) || field.startsWith(`${path}.`);
