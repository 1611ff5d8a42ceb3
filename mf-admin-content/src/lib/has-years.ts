import type { AnyKind } from '@admissions/model';

/** Whether entries have numbers by year, which need an approval. */
export const hasYears = ({ fields }: AnyKind): boolean =>
  Object.values(fields).some(({ byYear }) => byYear);
