import type { AnyEntry, ListFilter } from '@admissions/admin-ui';
import { readFieldLabel, readOptionLabel } from '@admissions/admin-ui';
import type { Api } from '@admissions/api-client';
import type { AnyKind, Localised, Page } from '@admissions/contracts';
import { adminPathsOf } from '@admissions/contracts';
import { kindOf } from '@admissions/contracts/kinds';

/** The entries that the relations among a kind's filters may point to, by field. */
export async function loadTargets(
  api: Api,
  kind: AnyKind,
): Promise<Record<string, { value: string; label: string }[]>> {
  const relations = kind.filters.flatMap((name) => {
    const field = kind.fields[name];
    return field?.type === 'relation' ? { name, to: field.to } : [];
  });
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

/** The choices of the list's search form, one for each filter of the kind. */
export function buildFilters(
  kind: AnyKind,
  targets: Awaited<ReturnType<typeof loadTargets>>,
  say: (text: Localised) => string,
): ListFilter[] {
  return kind.filters.map((name) => {
    const { type, options = [] } = kind.fields[name] ?? {};
    const choices =
      targets[name] ??
      (type === 'boolean'
        ? YES_NO.map(({ value, label }) => ({ value, label: say(label) }))
        : options.map((value) => ({ value, label: say(readOptionLabel(kind, name, value)) })));
    return { name, label: readFieldLabel(kind, name), options: choices };
  });
}
