const MOST_TARGETS = 1000;
const MOST_PATHS = 60;
/** Characters; a renderer says what it likes, and longer paths are asked for as if nobody had said them. */
const LONGEST_PATH = 500;

/** What pages read last time: what the next one will read, as a guess. */
export interface LikelyReads {
  /** Paths that a page at this target (path and query) will probably read. */
  find(target: string): readonly string[];
  note(target: string, paths: readonly string[]): void;
}

/** Remembers it for so many targets; of one that was never rendered what another with the same path read. */
export function createLikelyReads(): LikelyReads {
  const known = new Map<string, readonly string[]>();
  function keep(key: string, paths: readonly string[]): void {
    known.delete(key);
    if (known.size >= MOST_TARGETS) known.delete(known.keys().next().value as string);
    known.set(key, paths);
  }
  const toPathname = (target: string) => target.split('?', 1)[0] ?? '';
  return {
    find: (target) => known.get(target) ?? known.get(toPathname(target)) ?? [],
    note(target, paths) {
      const short = paths.filter((path) => path.length <= LONGEST_PATH);
      const few = [...new Set(short)].slice(0, MOST_PATHS);
      keep(target, few);
      keep(toPathname(target), few);
    },
  };
}
