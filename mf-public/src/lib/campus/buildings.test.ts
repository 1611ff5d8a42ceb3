import { expect, it } from 'vitest';
import { findBuilding, markOf } from './buildings.ts';

it('campus buildings are found by a place name', () => {
  expect(findBuilding('三館4樓')?.name['zh-TW']).toBe('三館');
  expect(findBuilding('校外教學中心')).toBeUndefined();
});

it('campus buildings are marked as on the campus', () =>
  expect(['六館', 'Building 6', 'Gymnasium'].map(markOf)).toEqual(['六', '6', 'G']));
