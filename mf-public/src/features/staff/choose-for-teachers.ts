import type { Occasion } from '../../lib/events/occasions.ts';

/** So many of what comes: those for teachers before those that they tell their classes of, in the order of the days. */
export function chooseForTeachers(coming: readonly Occasion[], most: number): Occasion[] {
  const isOwn = ({ who }: Occasion) => who.includes('teacher');
  const chosen = new Set(
    [...coming.filter(isOwn), ...coming.filter((each) => !isOwn(each))].slice(0, most),
  );
  return coming.filter((each) => chosen.has(each));
}
