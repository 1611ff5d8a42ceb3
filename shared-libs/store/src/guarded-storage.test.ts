import { describe, expect, it } from 'vitest';
import { createGuardedStorage } from './guarded-storage.ts';

/** A stub of Web Storage, with the entries as its own keys. */
function createStorage(): Storage {
  const stored = new Map<string, string>();
  const storage = {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, text: string) => void stored.set(name, text),
    removeItem: (name: string) => void stored.delete(name),
  };
  return new Proxy(storage as Storage, {
    ownKeys: () => [...stored.keys()],
    getOwnPropertyDescriptor: () => ({ configurable: true, enumerable: true }),
  });
}

describe('createGuardedStorage', () => {
  it('reads a written value until it is removed', () => {
    const storage = createStorage();
    const guarded = createGuardedStorage(() => storage);
    expect(guarded.write('list', '[1,2]')).toBe(true);
    expect(guarded.read('list')).toBe('[1,2]');
    expect(guarded.readJson('list')).toEqual([1, 2]);
    expect(guarded.names()).toEqual(['list']);
    expect(guarded.remove('list')).toBe(true);
    expect([guarded.read('list'), guarded.readJson('list')]).toEqual([null, null]);
  });
  it('is empty where the browser denies storage', () => {
    const refused = createGuardedStorage(() => {
      throw new Error('SecurityError');
    });
    expect(refused.write('list', '1')).toBe(false);
    expect(refused.remove('list')).toBe(false);
    expect([refused.read('list'), refused.readJson('list')]).toEqual([null, null]);
    expect(refused.names()).toEqual([]);
  });
});
