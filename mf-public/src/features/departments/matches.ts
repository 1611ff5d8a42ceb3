import type { DepartmentCard } from './guide-data.ts';

/** Whether a department is what somebody looks for: every word is somewhere in its names, groups, research or careers. */
export function matches(department: DepartmentCard, query: string): boolean {
  const words = folded(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return true;
  const { title, titleEn, tagline, summary, groups, careers, research = [] } = department;
  const text = folded(
    [title, titleEn, tagline, summary, ...groups, ...careers, ...research].join('\n'),
  );
  return words.every((word) => text.includes(word));
}
const folded = (text: string) => text.normalize('NFKC').toLowerCase().replaceAll('台', '臺');
