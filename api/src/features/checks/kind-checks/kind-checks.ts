import type { AnyKind, KindCheck } from '@admissions/model';
import type { Finding } from '@admissions/model/checks';
import type { KindId } from '@admissions/model/kinds';
import type { Row } from '../../../content/schema/row.ts';
import {
  checkApplicationInfo,
  checkLowestScores,
  checkNewestYear,
} from './admission-channel-checks.ts';
import { asArray, type CheckLoader } from './check-loader.ts';
import {
  checkChannelQuotaSum,
  checkDayIsOpen,
  checkDepartmentQuotaSum,
  checkTwinHasNoChannels,
} from './quota-checks.ts';

/** An entry from a form (`id` null: unsaved) or a table, with the published ones. */
export interface CheckInput {
  kind: KindId;
  id: number | null;
  values: Row;
  loader: CheckLoader;
}
type Check = (input: CheckInput) => Finding[] | Promise<Finding[]>;

const CHECKS: Readonly<Record<KindCheck, Check>> = {
  channelQuotaSum: checkChannelQuotaSum,
  hasKeywords: ({ values }) =>
    asArray(values.keywords).some((word) => word !== '')
      ? []
      : [{ rule: 'noKeywords', field: 'keywords', words: '' }],
  twinHasNoChannels: checkTwinHasNoChannels,
  departmentQuotaSum: checkDepartmentQuotaSum,
  yearIsNewest: checkNewestYear,
  applicationInfo: checkApplicationInfo,
  lowestScores: checkLowestScores,
  dayIsOpen: checkDayIsOpen,
};

export async function runKindChecks(
  { id: kindId, checks }: Pick<AnyKind, 'id' | 'checks'>,
  input: Omit<CheckInput, 'kind'>,
): Promise<Finding[]> {
  const names = Object.keys(checks) as KindCheck[];
  const found = names.map((name) => CHECKS[name]({ ...input, kind: kindId }));
  return (await Promise.all(found)).flat();
}
