import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findBuilding } from './buildings.ts';

const seed = new URL('../../../../api/seed/content/', import.meta.url);
const departments = readdirSync(seed)
  .filter((file) => /^faculty\.\w+Department\.json$/.test(file))
  .flatMap(
    (file) =>
      JSON.parse(readFileSync(new URL(file, seed), 'utf8')) as { title: string; place?: string }[],
  );

describe('campus buildings', () => {
  it('are found by a place name', () => {
    expect(findBuilding('三館4樓')?.name['zh-TW']).toBe('三館');
    expect(findBuilding('校外教學中心')).toBeUndefined();
  });
  it('include those of all departments in the demo content', () => {
    expect(departments.length).toBeGreaterThan(30);
    expect(
      departments.filter(({ place = '' }) => !findBuilding(place)).map(({ title }) => title),
    ).toEqual([]);
  });
});
