import { describe, expect, it } from 'vitest';
import { differs, merged } from './merged.ts';

const base = { name: '陳奕安', email: 'a@example.edu.tw', active: true };

describe('two managers on one entry', () => {
  it('lose nothing when they changed different fields', () => {
    const { values, conflicts } = merged({
      base,
      current: { ...base, email: 'b@example.edu.tw' },
      mine: { ...base, active: false },
    });
    expect(values).toEqual({ name: '陳奕安', email: 'b@example.edu.tw', active: false });
    expect(conflicts).toEqual([]);
  });
  it('are asked about a field that both changed; what was typed stays', () => {
    const { values, conflicts } = merged({
      base,
      current: { ...base, name: '陳亦安' },
      mine: { ...base, name: '陳奕安安' },
    });
    expect(values.name).toBe('陳奕安安');
    expect(conflicts).toEqual(['name']);
  });
  it('are not asked when both wrote the same', () => {
    expect(
      merged({ base, current: { ...base, active: false }, mine: { ...base, active: false } })
        .conflicts,
    ).toEqual([]);
  });
});

it('tells a changed form from an untouched one', () => {
  expect(differs(base, { ...base })).toBe(false);
  expect(differs(base, { ...base, active: false })).toBe(true);
});
