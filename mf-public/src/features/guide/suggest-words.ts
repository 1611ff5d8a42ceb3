import type { DepartmentCard } from '../../lib/departments/guide-data.ts';
import { fold } from '../../lib/finder/fold.ts';

const SUGGESTED = 3;

/** Three words that find something: what looks much like what was typed, then departments of the chosen group of subjects, then those that most students enter, each of another college. */
export function suggestWords(
  query: string,
  departments: readonly DepartmentCard[],
  cluster: string | null,
): string[] {
  const words = departments.flatMap(({ keywords = [] }) => keywords);
  const bySize = [...departments].sort((one, other) => (other.quota ?? 0) - (one.quota ?? 0));
  const inCluster = bySize.filter(({ clusters = [] }) => clusters.some((each) => each === cluster));
  const ofColleges = new Map(bySize.map((each) => [each.college.id, each] as const).reverse());
  const largest = bySize.filter((each) => ofColleges.get(each.college.id) === each);
  const titles = [...inCluster, ...largest, ...bySize].map(({ title }) => title);
  return [...new Set([...words.filter((word) => isAlike(word, query)), ...titles])].slice(
    0,
    SUGGESTED,
  );
}

/** Begins alike, and at least half of it was typed. */
function isAlike(word: string, query: string): boolean {
  const asked = [...fold(query).text];
  const own = [...fold(word).text];
  const typed = own.filter((character) => asked.includes(character));
  return own[0] === asked[0] && typed.length * 2 >= own.length;
}
