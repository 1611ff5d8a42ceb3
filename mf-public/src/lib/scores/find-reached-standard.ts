import type { Scores } from './scores.ts';
import type { Standards } from './standards.ts';

const LEVELS = ['top', 'front', 'mean'] as const;
/** The highest standard reached in Chinese, English and mathematics (A or B); null for none. */
export function findReachedStandard(
  { tests }: Pick<Scores, 'tests'>,
  { marks }: Standards,
): (typeof LEVELS)[number] | null {
  const reaches = (
    subject: 'chinese' | 'english' | 'mathA' | 'mathB',
    level: (typeof LEVELS)[number],
  ) => {
    const mark = tests[subject];
    const needed = marks[subject]?.[level];
    return typeof mark === 'number' && needed !== undefined && mark >= needed;
  };
  return (
    LEVELS.find(
      (level) =>
        reaches('chinese', level) &&
        reaches('english', level) &&
        (reaches('mathA', level) || reaches('mathB', level)),
    ) ?? null
  );
}
