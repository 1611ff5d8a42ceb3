import { beforeEach, describe, expect, test } from 'vitest';
import { createSegmentedStore, type SegmentedStore } from './segmented-store.ts';

/** Six things of this size have room among what nobody else has asked for. */
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
  test('lets go what came first and was not used since', () => {
    put('a', 'b', 'c', 'd', 'e', 'f');
    store.get('a', 'first');
    put('g', 'h');
    expect(listStored('a', 'b', 'c', 'd')).toEqual(['a', 'd']);
    expect(store.bytes()).toBe(6 * BYTES);
  });
  test('gives a second chance, not a third', () => {
    put('a', 'b', 'c', 'd', 'e', 'f');
    store.get('a', 'first');
    put('g', 'h', 'i', 'j', 'k', 'l', 'm');
    expect(listStored('a', 'h', 'm')).toEqual(['h', 'm']);
  });
  test('takes in what is new where all that is there is used', () => {
    put('a', 'b', 'c', 'd', 'e', 'f');
    listStored('a', 'b', 'c', 'd', 'e', 'f');
    put('g');
    expect(listStored('a', 'b', 'f', 'g')).toEqual(['b', 'f', 'g']);
  });
  test('keeps what a second network asks for apart from a flood', () => {
    put('a');
    store.get('a', 'second');
    put(...Array.from({ length: 50 }, (_, index) => `flood ${index}`));
    expect(store.isProven('a')).toBe(true);
    expect(listStored('a')).toEqual(['a']);
  });
});
