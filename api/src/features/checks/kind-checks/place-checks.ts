import type { Finding } from '@admissions/model/checks';
import type { KindId } from '@admissions/model/kinds';
import { sumUp } from '../../../content/write/rules/refusals.ts';
import type { Way } from './check-reads.ts';
import { idOf, toWay } from './check-reads.ts';
import type { CheckFacts } from './kind-checks.ts';

// A department and its ways in are kinds of the same level.
const waysKind = (id: KindId) => id.replace('Department', 'Entry') as KindId;
const departmentKind = (id: KindId) => id.replace('Entry', 'Department') as KindId;

/** The places of a department’s own ways in beside what it says of itself. Nothing is told while one of them has no row for the newest year: the sum is not known yet. */
function findWrongSum(ways: readonly Way[], quota: unknown, field: string): Finding[] {
  const own = ways.filter(({ apart, years }) => !apart && years.length > 0);
  const newest = Math.max(...own.flatMap(({ years }) => years.map(({ year }) => year)));
  const rows = own.map(({ years }) => years.find(({ year }) => year === newest));
  if (typeof quota !== 'number' || rows.length === 0 || rows.includes(undefined)) return [];
  const total = sumUp(rows.map((row) => row?.quota));
  return total === quota
    ? []
    : [{ rule: 'placesSum', field, words: String(total), other: String(quota) }];
}

export async function waysMakeQuota({ kind, id, values, reads }: CheckFacts): Promise<Finding[]> {
  if (id === null) return [];
  const ways = await reads.waysOf(waysKind(kind));
  return findWrongSum(
    ways.filter(({ department }) => department === id),
    values.quota,
    'quota',
  );
}

export async function wayMakesQuota({ kind, id, values, reads }: CheckFacts): Promise<Finding[]> {
  const own = toWay(id, values);
  if (own.department === null || own.apart) return [];
  const department = (await reads.readRows(departmentKind(kind))).find(
    (row) => row.id === own.department,
  );
  const others = (await reads.waysOf(kind)).filter(
    (way) => way.department === own.department && way.id !== id,
  );
  return findWrongSum([...others, own], department?.quota, 'years');
}

/** What is known of a programme that stands in two guides is kept once, with its twin. */
export async function twinKeepsWays({ kind, id, values, reads }: CheckFacts): Promise<Finding[]> {
  if (id === null || idOf(values.twin) === null) return [];
  const own = (await reads.waysOf(waysKind(kind))).filter(({ department }) => department === id);
  return own.length === 0
    ? []
    : [{ rule: 'twinHasWays', field: 'twin', words: String(own.length) }];
}
