import { beforeEach, describe, expect, test } from 'vitest';
import { createSegmentedStore, type SegmentedStore } from './segmented-store.ts';

/** Six items of this size fit into the segment of items that one network requested. */
const BYTES = 10;
let store: SegmentedStore<string>;
beforeEach(() => {
  store = createSegmentedStore(400);
});
const put = (...keys: string[]) => {
  for (const key of keys) store.put(key, `value of ${key}`, { bytes: BYTES, network: 'first' });
};
const listStored = (...keys: string[]) =>
  keys.filter((key) => store.get(key, 'first') !== undefined);

describe('createSegmentedStore', () => {
  test('evicts the oldest unused item', () => {
    put('a', 'b', 'c', 'd', 'e', 'f');
    store.get('a', 'first');
    put('g', 'h');
    expect(listStored('a', 'b', 'c', 'd')).toEqual(['a', 'd']);
    expect(store.bytes()).toBe(6 * BYTES);
  });
  test('gives a used item a second chance, not a third', () => {
    put('a', 'b', 'c', 'd', 'e', 'f');
    store.get('a', 'first');
    put('g', 'h', 'i', 'j', 'k', 'l', 'm');
    expect(listStored('a', 'h', 'm')).toEqual(['h', 'm']);
  });
  test('accepts a new item when all others are used', () => {
    put('a', 'b', 'c', 'd', 'e', 'f');
    listStored('a', 'b', 'c', 'd', 'e', 'f');
    put('g');
    expect(listStored('a', 'b', 'f', 'g')).toEqual(['b', 'f', 'g']);
  });
  test('protects items of a second network from a flood', () => {
    put('a');
    store.get('a', 'second');
    put(...Array.from({ length: 50 }, (_, index) => `flood ${index}`));
    expect(store.isProven('a')).toBe(true);
    expect(listStored('a')).toEqual(['a']);
  });
});
