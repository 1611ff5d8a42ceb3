import {
  type AnyEntry,
  type ListFilter,
  readFieldLabel,
  readOptionLabel,
} from '@admissions/admin-ui';
import type { Api } from '@admissions/api-client';
import {
  type AnyKind,
  adminPathsOf,
  type DerivedFilter,
  type Localised,
  pair,
  schoolYearOf,
  taipeiDay,
} from '@admissions/model';
import { kindOf } from '@admissions/model/kinds';
import type { Page } from '@admissions/protocol';
import { YEAR_TEXTS } from './year-columns.tsx';

/** Entries to choose from in relation filters, by filter key. */
export async function loadTargets(
  api: Api,
  kind: AnyKind,
): Promise<Record<string, { value: string; label: string }[]>> {
  const derived = Object.entries(kind.derivedFilters).map(([name, filter]) => {
    const far = findFar(kind, filter);
    return { name, field: far?.kind.fields[far.field] };
  });
  const relations = [
    ...kind.filters.map((name) => ({ name, field: kind.fields[name] })),
    ...derived,
  ].flatMap(({ name, field }) => (field?.type === 'relation' ? { name, to: field.to } : []));
  const lists = relations.map(async ({ name, to }) => {
    const target = kindOf(to);
    // Public data for an area that the account may not enter.
    const path =
      target.area !== kind.area && target.public.list
        ? `/api/ap/${target.public.list}`
        : adminPathsOf(target).list;
    const { list } = await api.get<Page<AnyEntry>>(path, { params: { perpage: 100 } });
    return [
      name,
      list.map(({ id, title, name: named }) => ({
        value: String(id),
        label: String(title ?? named),
      })),
    ] as const;
  });
  return Object.fromEntries(await Promise.all(lists));
}

const YES_NO: readonly { value: string; label: Localised }[] = [
  { value: '1', label: pair('是', 'Yes') },
  { value: '0', label: pair('否', 'No') },
];

/** The field and the kind of a filter through a relation. */
function findFar(kind: AnyKind, filter: DerivedFilter): { kind: AnyKind; field: string } | null {
  const to = 'through' in filter ? kind.fields[filter.through]?.to : undefined;
  return to && 'through' in filter ? { kind: kindOf(to), field: filter.field } : null;
}

/** Search fields of the list, one per filter of the kind, except those fixed elsewhere. */
export function buildFilters(
  kind: AnyKind,
  targets: Awaited<ReturnType<typeof loadTargets>>,
  say: (text: Localised) => string,
  fixed: readonly string[] = [],
): ListFilter[] {
  const kindFilters = kind.filters.map((name) => {
    const { type, options = [] } = kind.fields[name] ?? {};
    const choices =
      targets[name] ??
      (type === 'boolean'
        ? YES_NO.map(({ value, label }) => ({ value, label: say(label) }))
        : options.map((value) => ({ value, label: say(readOptionLabel(kind, name, value)) })));
    return { name, label: readFieldLabel(kind, name), options: choices };
  });
  const derived = Object.entries(kind.derivedFilters).flatMap(([name, filter]) => {
    if (!('through' in filter)) return { name, ...buildYearFilter(filter, say) };
    const far = findFar(kind, filter);
    return far && !fixed.includes(filter.through)
      ? { name, label: readFieldLabel(far.kind, far.field), options: targets[name] ?? [] }
      : [];
  });
  return [...kindFilters, ...derived].filter(
    ({ name, options }) => options.length > 1 && !fixed.includes(name),
  );
}

/** What the rows of a year hold, by their list field. */
const ROWS: Readonly<Record<string, Localised>> = {
  enrolment: pair('註冊人數', 'Enrolment'),
  years: pair('名額與結果', 'Places and results'),
};

function buildYearFilter(
  { rowsOf, yearsAhead }: Extract<DerivedFilter, { rowsOf: string }>,
  say: (text: Localised) => string,
): Omit<ListFilter, 'name'> {
  const year = schoolYearOf(taipeiDay()) + yearsAhead;
  const rows = ROWS[rowsOf] ?? pair('資料', 'Data');
  return {
    label: pair(`${year}學年${rows['zh-TW']}`, `${rows.en} ${year}`),
    options: [
      { value: '1', label: say(YEAR_TEXTS.unfilled) },
      { value: '0', label: say(YEAR_TEXTS.filled) },
    ],
  };
}
