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

describe('entry form state', () => {
  it.each([
    { what: 'nothing', actions: [], status: 'clean' },
    { what: 'typing', actions: [typeNote('我的')], status: 'dirty' },
    {
      what: 'typing the same again',
      actions: [typeNote('x'), typeNote('辦公室')],
      status: 'clean',
    },
    { what: 'sending', actions: [typeNote('我的'), { type: 'save' }], status: 'saving' },
    {
      what: 'typing during the request',
      actions: [typeNote('我的'), { type: 'save' }, typeNote('我的二')],
      status: 'saving',
    },
    {
      what: 'the response',
      actions: [
        typeNote('我的'),
        { type: 'save' },
        { type: 'saved', entry: entry({ revision: 2, note: '我的' }) },
      ],
      status: 'saved',
    },
    {
      what: 'a lost connection',
      actions: [
        typeNote('我的'),
        { type: 'save' },
        { type: 'refuse', errors: {}, failure: '沒有連線', isOffline: true },
      ],
      status: 'offline',
    },
    {
      what: 'a newer revision of the same field',
      actions: [typeNote('我的'), { type: 'merge', entry: theirs, notice: 'always' }],
      status: 'conflict',
    },
    {
      what: 'choosing the other text',
      actions: [
        typeNote('我的'),
        { type: 'merge', entry: theirs, notice: 'always' },
        { type: 'takeTheirs', field: 'note' },
      ],
      status: 'clean',
    },
  ] satisfies { what: string; actions: EntryFormAction<Entry, Values>[]; status: string }[])(
    'is $status after $what',
    ({ actions, status }) => expect(run(...actions).status).toBe(status),
  );
  it('keeps text that is typed while a save is under way', () => {
    const state = run(typeNote('我的'), { type: 'save' }, typeNote('我的二'), {
      type: 'saved',
      entry: entry({ revision: 2, note: '我的' }),
    });
    expect(state).toMatchObject({ status: 'dirty', values: { note: '我的二' } });
    expect(state.entry.revision).toBe(2);
  });
  it('keeps the typed text in a conflict and follows other fields', () => {
    const { values, mergeResult: meeting } = run(typeNote('我的'), {
      type: 'merge',
      entry: { ...theirs, ip: '203.0.113.8' },
      notice: 'always',
    });
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
    const errors = { ip: ['x'], note: ['y'] };
    const refused = { type: 'refuse', errors, failure: 'x', isOffline: false } as const;
    expect(run(refused, typeNote('我的')).errors).toEqual({ ip: ['x'] });
  });
});
