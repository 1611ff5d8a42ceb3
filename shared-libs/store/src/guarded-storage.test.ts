import { describe, expect, it } from 'vitest';
import { createGuardedStorage } from './guarded-storage.ts';

/** The part of a browser's storage that is used, with the names as its own keys. */
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

describe('a guarded storage', () => {
  it('reads what was written, until it is removed', () => {
    const storage = createStorage();
    const guarded = createGuardedStorage(() => storage);
    expect(guarded.write('list', '[1,2]')).toBe(true);
    expect(guarded.read('list')).toBe('[1,2]');
    expect(guarded.readJson('list')).toEqual([1, 2]);
    expect(guarded.names()).toEqual(['list']);
    expect(guarded.remove('list')).toBe(true);
    expect([guarded.read('list'), guarded.readJson('list')]).toEqual([null, null]);
  });
  it('holds nothing where the browser refuses storage', () => {
    const refused = createGuardedStorage(() => {
      throw new Error('SecurityError');
    });
    expect(refused.write('list', '1')).toBe(false);
    expect(refused.remove('list')).toBe(false);
    expect([refused.read('list'), refused.readJson('list')]).toEqual([null, null]);
    expect(refused.names()).toEqual([]);
  });
  it('reads no value from a text that is no JSON', () => {
    const storage = createStorage();
    storage.setItem('list', 'half a te');
    expect(createGuardedStorage(() => storage).readJson('list')).toBeNull();
  });
});
