import type { AnyKind, KindCheck } from '@admissions/model';
import type { Finding } from '@admissions/model/checks';
import type { KindId } from '@admissions/model/kinds';
import type { Row } from '../../../content/schema/row.ts';
import type { CheckReads } from './check-reads.ts';
import { listIn } from './check-reads.ts';
import { twinKeepsWays, wayMakesQuota, waysMakeQuota } from './place-checks.ts';
import { applicationIsTold, marksReachStandards, yearIsNewest } from './way-in-checks.ts';

/** An entry as it stands in a form (`id` null: a new one) or in its table, and what is known of the others. */
export interface CheckFacts {
  kind: KindId;
  id: number | null;
  values: Row;
  reads: CheckReads;
}
type Check = (facts: CheckFacts) => Finding[] | Promise<Finding[]>;

const CHECKS: Readonly<Record<KindCheck, Check>> = {
  waysMakeQuota,
  hasKeywords: ({ values }) =>
    listIn(values.keywords).some((word) => word !== '')
      ? []
      : [{ rule: 'noKeywords', field: 'keywords', words: '' }],
  twinKeepsWays,
  wayMakesQuota,
  yearIsNewest,
  applicationIsTold,
  marksReachStandards,
};

/** What the checks of a kind find in one of its entries. */
export async function findByKind(
  { id: kindId, checks }: Pick<AnyKind, 'id' | 'checks'>,
  facts: Omit<CheckFacts, 'kind'>,
): Promise<Finding[]> {
  const names = Object.keys(checks) as KindCheck[];
  const found = names.map((name) => CHECKS[name]({ ...facts, kind: kindId }));
  return (await Promise.all(found)).flat();
}
