import { type AnyKind, type KindCheck, taipeiDay } from '@admissions/model';
import { checkEntry, collectCheckTargets, type Finding } from '@admissions/model/checks';
import type { KindId } from '@admissions/model/kinds';
import type { Row } from '../../../content/schema/tables.ts';
import { asArray, type CheckLoader } from './check-loader.ts';
import {
  checkApplicationInfo,
  checkChannelQuotaSum,
  checkChannelsOnlyAtTwin,
  checkDayIsOpen,
  checkDepartmentQuotaSum,
  checkLowestScores,
  checkNewestYear,
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
  channelsOnlyAtTwin: checkChannelsOnlyAtTwin,
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

/** All hints about an entry: of its form, its dead links, and its kind. */
export async function collectFindings(
  kind: AnyKind,
  form: Row,
  { dead, ...input }: Omit<CheckInput, 'kind'> & { dead: readonly string[] },
): Promise<Finding[]> {
  return [
    ...checkEntry(kind, form, taipeiDay()),
    ...collectCheckTargets(kind, form)
      .links.filter(({ href }) => dead.includes(href))
      .map(
        ({ href: words, field, item }): Finding => ({
          rule: 'deadLink',
          field,
          words,
          ...(item !== undefined && { item }),
        }),
      ),
    ...(await runKindChecks(kind, input)),
  ];
}
