import { SHARED_PACKAGES } from '@admissions/protocol/releases';
import { describe, expect, test } from 'vitest';
import { SHARED_OBJECTS } from './shared-objects.ts';

const eager = Object.entries(SHARED_PACKAGES).filter(([, entry]) => !('lazy' in entry));

describe('SHARED_OBJECTS', () => {
  test.each(eager)('provides %s with every export that remotes may use', (name, { exports }) => {
    const provided = SHARED_OBJECTS[name as keyof typeof SHARED_OBJECTS] as Record<string, unknown>;
    const names = exports === '*' ? Object.keys(provided) : exports;
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter((each) => provided[each] === undefined)).toEqual([]);
  });
  test('provides nothing beyond the list', () => {
    expect(Object.keys(SHARED_OBJECTS).toSorted()).toEqual(eager.map(([name]) => name).toSorted());
    const listed: readonly string[] = SHARED_PACKAGES['react-router'].exports;
    expect(
      Object.keys(SHARED_OBJECTS['react-router']).filter((name) => !listed.includes(name)),
    ).toEqual([]);
  });
});
