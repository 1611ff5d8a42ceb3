import { describe, expect, it } from 'vitest';
import type { EntryFormAction, EntryFormState } from './entry-form-state.ts';
import { createEntryFormState, reduceEntryForm } from './entry-form-state.ts';

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
const run = (...actions: EntryFormAction<Entry, Values>[]) =>
  actions.reduce<EntryFormState<Entry, Values>>(
    (state, action) => reduceEntryForm(toValues, state, action),
    createEntryFormState(entry(), toValues),
  );
const typeNote = (note: string) => ({ type: 'type', part: { note } }) as const;
const theirs = entry({ revision: 2, note: '對方的' });

const save = { type: 'save' } as const;
const merge = { type: 'merge', entry: theirs, notice: 'always' } as const;
const refuse = { type: 'refuse', errors: {}, failure: '沒有連線', isOffline: true } as const;
const saved = { type: 'saved', entry: entry({ revision: 2, note: '我的' }) } as const;

describe('entry form state', () => {
  it.each<[string, string, EntryFormAction<Entry, Values>[]]>([
    ['clean', 'nothing', []],
    ['dirty', 'typing', [typeNote('我的')]],
    ['clean', 'typing the same again', [typeNote('x'), typeNote('辦公室')]],
    ['saving', 'sending', [typeNote('我的'), save]],
    ['saving', 'typing during the request', [typeNote('我的'), save, typeNote('我的二')]],
    ['saved', 'the response', [typeNote('我的'), save, saved]],
    ['offline', 'a lost connection', [typeNote('我的'), save, refuse]],
    ['conflict', 'a newer revision of the same field', [typeNote('我的'), merge]],
    ['clean', 'a choice', [typeNote('我的'), merge, { type: 'takeTheirs', field: 'note' }]],
  ])('is %s after %s', (status, _what, actions) => expect(run(...actions).status).toBe(status));
  it('keeps text that is typed while a save is under way', () => {
    const state = run(typeNote('我的'), save, typeNote('我的二'), saved);
    expect(state).toMatchObject({ status: 'dirty', values: { note: '我的二' } });
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
});
