import type { Finding } from '@admissions/model/checks';
import type { KindId } from '@admissions/model/kinds';
import { sumUp } from '../../../content/write/rules/refusals.ts';
import type { AdmissionChannel } from './check-loader.ts';
import { idOf, toChannel } from './check-loader.ts';
import type { CheckInput } from './kind-checks.ts';

// A department and its ways in are kinds of the same level.
const channelKindOf = (id: KindId) => id.replace('Department', 'Entry') as KindId;
const departmentKindOf = (id: KindId) => id.replace('Entry', 'Department') as KindId;

/** The places of a department’s own ways in beside what it says of itself. Nothing is told while one of them has no row for the newest year: the sum is not known yet. */
function findQuotaMismatch(
  channels: readonly AdmissionChannel[],
  quota: unknown,
  field: string,
): Finding[] {
  const own = channels.filter(({ apart, years }) => !apart && years.length > 0);
  const newest = Math.max(...own.flatMap(({ years }) => years.map(({ year }) => year)));
  const rows = own.map(({ years }) => years.find(({ year }) => year === newest));
  if (typeof quota !== 'number' || rows.length === 0 || rows.includes(undefined)) return [];
  const total = sumUp(rows.map((row) => row?.quota));
  return total === quota
    ? []
    : [{ rule: 'placesSum', field, words: String(total), other: String(quota) }];
}

export async function checkChannelQuotaSum({
  kind,
  id,
  values,
  loader: reads,
}: CheckInput): Promise<Finding[]> {
  if (id === null) return [];
  const channels = await reads.listChannels(channelKindOf(kind));
  return findQuotaMismatch(
    channels.filter(({ department }) => department === id),
    values.quota,
    'quota',
  );
}

export async function checkDepartmentQuotaSum({
  kind,
  id,
  values,
  loader: reads,
}: CheckInput): Promise<Finding[]> {
  const own = toChannel(id, values);
  if (own.department === null || own.apart) return [];
  const department = (await reads.readRows(departmentKindOf(kind))).find(
    (row) => row.id === own.department,
  );
  const others = (await reads.listChannels(kind)).filter(
    (channel) => channel.department === own.department && channel.id !== id,
  );
  return findQuotaMismatch([...others, own], department?.quota, 'years');
}

/** What is known of a programme that stands in two guides is kept once, with its twin. */
export async function checkTwinHasNoChannels({
  kind,
  id,
  values,
  loader: reads,
}: CheckInput): Promise<Finding[]> {
  if (id === null || idOf(values.twin) === null) return [];
  const own = (await reads.listChannels(channelKindOf(kind))).filter(
    ({ department }) => department === id,
  );
  return own.length === 0
    ? []
    : [{ rule: 'twinHasWays', field: 'twin', words: String(own.length) }];
}
