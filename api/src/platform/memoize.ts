export function memoize<K extends object, V extends object>(work: (key: K) => V): (key: K) => V {
  const cache = new WeakMap<K, V>();
  return (key) => {
    const value = cache.get(key) ?? work(key);
    cache.set(key, value);
    return value;
  };
}
