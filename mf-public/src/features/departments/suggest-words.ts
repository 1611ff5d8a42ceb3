import { fold } from '../../lib/finder/fold.ts';
import type { DepartmentCard } from './guide-data.ts';

const SUGGESTED = 3;

/** Three words that find something: those that begin alike, share a character, stand in the chosen group of subjects, or belong to most departments. */
export function suggestWords(
  query: string,
  departments: readonly DepartmentCard[],
  cluster: string | null,
): string[] {
  const asked = [...fold(query).text];
  const counts = new Map<string, number>();
  const inCluster = new Set<string>();
  for (const { keywords = [], clusters = [] } of departments)
    for (const word of keywords) {
      counts.set(word, (counts.get(word) ?? 0) + 1);
      if (clusters.some((each) => each === cluster)) inCluster.add(word);
    }
  const nearness = (word: string) => {
    const { text } = fold(word);
    if (asked[0] && text.startsWith(asked[0])) return 3;
    if (asked.some((character) => text.includes(character))) return 2;
    return inCluster.has(word) ? 1 : 0;
  };
  return [...counts]
    .map(([word, count]) => ({ word, count, near: nearness(word) }))
    .sort((one, other) => other.near - one.near || other.count - one.count)
    .slice(0, SUGGESTED)
    .map(({ word }) => word);
}
