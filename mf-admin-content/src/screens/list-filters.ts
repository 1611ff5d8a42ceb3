import type { AnyEntry, ListFilter } from '@admissions/admin-ui';
import { readFieldLabel, readOptionLabel } from '@admissions/admin-ui';
import type { Api } from '@admissions/api-client';
import type { AnyKind, DerivedFilter, Localised } from '@admissions/model';
import { adminPathsOf, schoolYearOf, taipeiDay } from '@admissions/model';
import { kindOf } from '@admissions/model/kinds';
import type { Page } from '@admissions/protocol';
import { YEAR_TEXTS } from './year-texts.ts';

/** The entries that the relations among a kind's filters may point to, by the filter's key. */
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
    // Of another area, which one may not enter: what visitors see of it.
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
  { value: '1', label: { 'zh-TW': '是', en: 'Yes' } },
  { value: '0', label: { 'zh-TW': '否', en: 'No' } },
];

/** The field that a filter through a relation looks at, and whose it is. */
function findFar(kind: AnyKind, filter: DerivedFilter): { kind: AnyKind; field: string } | null {
  const to = 'through' in filter ? kind.fields[filter.through]?.to : undefined;
  return to && 'through' in filter ? { kind: kindOf(to), field: filter.field } : null;
}

/** The choices of the list's search form, one for each filter of the kind; what a list is narrowed to from elsewhere (`fixed`) is none. */
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
    if (!('through' in filter)) return { name, ...buildYearFilter(filter.yearsAhead, say) };
    const far = findFar(kind, filter);
    return far && !fixed.includes(filter.through)
      ? { name, label: readFieldLabel(far.kind, far.field), options: targets[name] ?? [] }
      : [];
  });
  return [...kindFilters, ...derived].filter(({ name }) => !fixed.includes(name));
}

function buildYearFilter(
  ahead: number,
  say: (text: Localised) => string,
): Omit<ListFilter, 'name'> {
  const year = schoolYearOf(taipeiDay()) + ahead;
  return {
    label: { 'zh-TW': `${year}學年度`, en: `Year ${year}` },
    options: [
      { value: '1', label: say(YEAR_TEXTS.unfilled) },
      { value: '0', label: say(YEAR_TEXTS.filled) },
    ],
  };
}
