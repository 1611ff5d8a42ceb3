import { formatDay, taipeiDay } from '@admissions/model';
import type { Finding } from '@admissions/model/checks';
import { findClosure } from '@admissions/model/forms';
import { type KindId, visitDays } from '@admissions/model/kinds';
import { asEntry } from '../../../content/schema/tables.ts';
import { sumUp } from '../../../content/write/rules/refusals.ts';
import {
  type AdmissionChannel,
  asArray,
  type ChannelYear,
  idOf,
  type StandardRow,
  toChannel,
} from './check-loader.ts';
import type { CheckInput } from './kind-checks.ts';

const channelKindOf = (id: KindId) => id.replace('Department', 'Entry') as KindId;
const departmentKindOf = (id: KindId) => id.replace('Entry', 'Department') as KindId;

/** Skipped while a channel has no row for the newest year: the sum is incomplete. */
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
  loader,
}: CheckInput): Promise<Finding[]> {
  if (id === null) return [];
  const channels = await loader.listChannels(channelKindOf(kind));
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
  loader,
}: CheckInput): Promise<Finding[]> {
  const own = toChannel(id, values);
  if (own.department === null || own.apart) return [];
  const department = (await loader.readRows(departmentKindOf(kind))).find(
    (row) => row.id === own.department,
  );
  const others = (await loader.listChannels(kind)).filter(
    (channel) => channel.department === own.department && channel.id !== id,
  );
  return findQuotaMismatch([...others, own], department?.quota, 'years');
}

/** A programme listed in two guides has its channels once, at its twin. */
export async function checkChannelsOnlyAtTwin({
  kind,
  id,
  values,
  loader,
}: CheckInput): Promise<Finding[]> {
  if (id === null || idOf(values.twin) === null) return [];
  const own = (await loader.listChannels(channelKindOf(kind))).filter(
    ({ department }) => department === id,
  );
  return own.length === 0
    ? []
    : [{ rule: 'twinHasWays', field: 'twin', words: String(own.length) }];
}

const NO_RULES = { closed: null, special: null };

/** Visitors would sign up for a day that the visit calendar shows as closed. */
export async function checkDayIsOpen({
  values: { date },
  loader,
}: Pick<CheckInput, 'values' | 'loader'>): Promise<Finding[]> {
  if (typeof date !== 'string' || date < taipeiDay()) return [];
  const [row] = await loader.readRows(visitDays.id);
  const closure = findClosure(row ? asEntry<typeof visitDays>(row) : NO_RULES, date);
  return closure === null
    ? []
    : [{ rule: 'closedDay', field: 'date', words: formatDay(date), other: closure || '休息' }];
}

export async function checkNewestYear({
  kind,
  id,
  values,
  loader,
}: CheckInput): Promise<Finding[]> {
  const findNewest = (years: readonly ChannelYear[]) =>
    Math.max(0, ...years.map(({ year }) => year));
  const own = findNewest(toChannel(id, values).years);
  const others = (await loader.listChannels(kind)).filter((channel) => channel.id !== id);
  const newest = findNewest(others.flatMap(({ years }) => years));
  return own > 0 && own < newest
    ? [{ rule: 'oldYear', field: 'years', words: String(own), other: String(newest) }]
    : [];
}

/** Screening by scores requires application info. */
export function checkApplicationInfo({ id, values }: CheckInput): Finding[] {
  const [newest] = toChannel(id, values).years;
  if (!newest?.screens?.length) return [];
  return [
    ...(asArray(values.portfolio).length === 0
      ? [{ rule: 'noPortfolio', field: 'portfolio', words: '' } as const]
      : []),
    ...(values.advice ? [] : [{ rule: 'noAdvice', field: 'advice', words: '' } as const]),
  ];
}

/** Passing scores include the required standards, so the lowest sum cannot be lower. */
export async function checkLowestScores(input: CheckInput): Promise<Finding[]> {
  const rows = await input.loader.standards();
  return toChannel(input.id, input.values).years.flatMap((year) =>
    (year.screens ?? []).flatMap(({ subjects, lowest }): Finding[] => {
      const minimum = calculateMinimumScore(year, subjects, rows);
      if (typeof lowest !== 'number' || lowest >= minimum) return [];
      const { index: item } = year;
      return [
        { rule: 'lowMark', field: 'years', item, words: String(lowest), other: String(minimum) },
      ];
    }),
  );
}

function calculateMinimumScore(
  { year, requires }: ChannelYear,
  subjects: readonly string[],
  rows: readonly StandardRow[],
) {
  const requirements = requires ?? [];
  // Either of the two suffices, so neither is certain.
  const hasBoth = ['mathA', 'mathB'].every((one) =>
    requirements.some(({ subject }) => subject === one),
  );
  return requirements
    .filter(({ subject }) => subjects.includes(subject) && !(hasBoth && subject.startsWith('math')))
    .reduce((total, { subject, level }) => {
      const row = rows.find((each) => each.year === year && each.subject === subject);
      const score = subject.startsWith('apcs') ? Number(level) : row?.[level as keyof StandardRow];
      return total + (Number(score) || 0);
    }, 0);
}
