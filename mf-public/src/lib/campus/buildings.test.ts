import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { BUILDINGS, findBuilding } from './buildings.ts';

const seed = new URL('../../../../api/seed/content/', import.meta.url);
const departments = readdirSync(seed)
  .filter((file) => /^faculty\.\w+Department\.json$/.test(file))
  .flatMap(
    (file) =>
      JSON.parse(readFileSync(new URL(file, seed), 'utf8')) as { title: string; place?: string }[],
  );

describe('the buildings of the plan', () => {
  it('are found by where something is', () => {
    expect(findBuilding('三館4樓')?.name['zh-TW']).toBe('三館');
    expect(findBuilding('校外教學中心')).toBeUndefined();
  });
  it('are where the departments of the demo content are, each of them', () => {
    expect(departments.length).toBeGreaterThan(30);
    expect(
      departments.filter(({ place = '' }) => !findBuilding(place)).map(({ title }) => title),
    ).toEqual([]);
  });
  it('say of themselves which colleges are in them', () => {
    const useOf = (place: string) => findBuilding(place)?.use['zh-TW'];
    expect(useOf('三館1樓')).toContain('工程學院');
    expect(useOf('一館5樓')).toContain('資訊學院');
    expect(BUILDINGS.filter(({ use }) => use['zh-TW'].includes('機械'))).toEqual([]);
  });
});
