import type { DepartmentCard } from '../../lib/departments/guide-data.ts';
import { fold } from '../../lib/finder/fold.ts';

const SUGGESTION_COUNT = 3;

/** Three queries with results: similar words, then departments of the group, then popular ones. */
export function suggestTerms(
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
  return [...new Set([...words.filter((word) => isSimilar(word, query)), ...titles])].slice(
    0,
    SUGGESTION_COUNT,
  );
}

/** Same beginning, at least half of it typed. */
function isSimilar(word: string, query: string): boolean {
  const queryCharacters = [...fold(query).text];
  const wordCharacters = [...fold(word).text];
  const typed = wordCharacters.filter((character) => queryCharacters.includes(character));
  return wordCharacters[0] === queryCharacters[0] && typed.length * 2 >= wordCharacters.length;
}
