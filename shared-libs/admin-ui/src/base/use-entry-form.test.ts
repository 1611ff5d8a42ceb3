import type { FieldErrors } from '@admissions/model';
import { describe, expect, it } from 'vitest';
import {
  createEntryFormState,
  type EntryFormAction,
  type EntryFormState,
  reduceEntryForm,
} from './use-entry-form.ts';

interface Entry {
  revision: number;
  ip: string;
  note: string;
}
type Values = Omit<Entry, 'revision'>;
const entry = (change: Partial<Entry> = {}): Entry => ({
  revision: 1,
  ip: '203.0.113.7',
  note: '辦公室',
  ...change,
});
const toValues = ({ ip, note }: Entry): Values => ({ ip, note });
const check = ({ ip }: Values): FieldErrors => (ip === '' ? { ip: ['必填'], 'note.0': ['x'] } : {});
const run = (...actions: EntryFormAction<Entry, Values>[]) =>
  actions.reduce<EntryFormState<Entry, Values>>(
    (state, action) => reduceEntryForm({ toValues, check }, state, action),
    createEntryFormState(entry(), toValues(entry())),
  );
const typeNote = (note: string) => ({ type: 'type', part: { note } }) as const;
const theirs = entry({ revision: 2, note: '對方的' });

const save = { type: 'save' } as const;
const merge = { type: 'merge', entry: theirs, notice: 'always' } as const;
const refuse = { type: 'refuse', errors: {}, failure: '沒有連線' } as const;
const saved = { type: 'saved', entry: entry({ revision: 2, note: '我的' }) } as const;

describe('entry form state', () => {
  it.each<[string, boolean, EntryFormAction<Entry, Values>[]]>([
    ['nothing', false, []],
    ['sending', true, [typeNote('我的'), save]],
    ['typing during the request', true, [typeNote('我的'), save, typeNote('我的二')]],
    ['the response', false, [typeNote('我的'), save, saved]],
    ['a lost connection', false, [typeNote('我的'), save, refuse]],
    ['a newer revision', false, [typeNote('我的'), save, merge]],
  ])('after %s, a request is under way: %s', (_what, isSaving, actions) =>
    expect(run(...actions).sent !== null).toBe(isSaving),
  );
  it('shows why it was not saved, until the next try', () => {
    expect(run(save, refuse).failure).toBe('沒有連線');
    expect(run(save, refuse, save).failure).toBeNull();
  });
  it('takes the other value of a conflict', () => {
    const { values, mergeResult } = run(typeNote('我的'), merge, {
      type: 'takeTheirs',
      field: 'note',
    });
    expect(values.note).toBe('對方的');
    expect(mergeResult?.conflicts).toEqual([]);
  });
  it('keeps text that is typed while a save is under way', () => {
    const state = run(typeNote('我的'), save, typeNote('我的二'), saved);
    expect(state).toMatchObject({ values: { note: '我的二' } });
    expect(state.entry.revision).toBe(2);
  });
  it('keeps the typed text in a conflict and follows other fields', () => {
    const other = { ...merge, entry: { ...theirs, ip: '203.0.113.8' } };
    const { values, mergeResult: meeting } = run(typeNote('我的'), other);
    expect(values).toEqual({ ip: '203.0.113.8', note: '我的' });
    expect(meeting).toEqual({ conflicts: ['note'], takenFromTheirs: ['ip'] });
  });
  it('shows no notice when a newer revision changed no field of the form', () => {
    const same = { type: 'merge', entry: entry({ revision: 2 }) } as const;
    expect(run({ ...same, notice: 'ifChanged' }).mergeResult).toBeNull();
    expect(run({ ...same, notice: 'always' }).mergeResult).toEqual({
      conflicts: [],
      takenFromTheirs: [],
    });
  });
  it('clears the error of an edited field only', () => {
    const refused = { ...refuse, errors: { ip: ['x'], note: ['y'] } };
    expect(run(refused, typeNote('我的')).errors).toEqual({ ip: ['x'] });
  });
  it('checks an edited field again after a refusal, and no other one', () => {
    const clear = { type: 'type', part: { ip: '' } } as const;
    expect(run(clear).errors).toEqual({});
    expect(run(refuse, clear).errors).toEqual({ ip: ['必填'] });
    expect(run(refuse, clear, { type: 'type', part: { ip: '203.0.113.9' } }).errors).toEqual({});
  });
  it('checks no edited field after a conflict, which refuses nothing', () => {
    const conflict = { type: 'refuse', errors: {}, failure: null } as const;
    expect(run(conflict, { type: 'type', part: { ip: '' } }).errors).toEqual({});
  });
  it('is as saved after a reset, without errors', () => {
    const refused = { ...refuse, errors: { ip: ['x'] } };
    expect(run(typeNote('我的'), refused, { type: 'reset' })).toEqual(run());
  });
  it('clears errors at parts of an edited field', () => {
    const refused = { ...refuse, errors: { 'note.0.text': ['x'], noted: ['y'] } };
    expect(run(refused, typeNote('我的')).errors).toEqual({ noted: ['y'] });
  });
  it('keeps text that the request did not cover', () => {
    const covered = { type: 'save', sent: toValues(entry()) } as const;
    const hidden = { type: 'saved', entry: entry({ revision: 2, ip: '203.0.113.9' }) } as const;
    expect(run(typeNote('我的'), covered, hidden).values).toEqual({
      ip: '203.0.113.9',
      note: '我的',
    });
  });
});
