import { expect, it } from 'vitest';
import { findBuilding } from './buildings.ts';

it('campus buildings are found by a place name', () => {
  expect(findBuilding('三館4樓')?.name['zh-TW']).toBe('三館');
  expect(findBuilding('校外教學中心')).toBeUndefined();
});
