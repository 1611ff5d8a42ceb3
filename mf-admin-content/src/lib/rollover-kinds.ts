import type { AnyKind } from '@admissions/model';
import { admissions, camp, event, nationalDate, news } from '@admissions/model/kinds';

/** Kinds with entries of one year; a copy of any other would be on the site twice. */
export const ROLLOVER_KINDS: readonly AnyKind[] = [news, event, camp, admissions, nationalDate];

/** Address of the rollover of a kind; null without one. */
export const buildRolloverHref = ({ id, area, name }: AnyKind) =>
  ROLLOVER_KINDS.some((kind) => kind.id === id) ? `/admin/${area}/turnover?of=${name}` : null;

/** Whether entries have numbers by year, which need an approval. */
export const hasYears = ({ fields }: AnyKind) => Object.values(fields).some(({ byYear }) => byYear);
