import type { Area, Localised, Priv } from '@admissions/model';
import { AREAS, allows } from '@admissions/model';
import type { Claim, RegistryCut } from '@admissions/protocol/releases';
import { canOpen } from '@admissions/protocol/releases';
import type { Dashboard } from '@admissions/protocol/staff';

type MenuEntry = { path: string; label: NonNullable<Claim['menu']>['label'] };

export interface MenuArea {
  area: Area;
  entries: MenuEntry[];
}
/** A screen of the menu, as it is found by its name. */
export interface Screen {
  path: string;
  label: Localised;
  /** Null: of no area alone. */
  area: Area | null;
}
// Requests wait for an answer; in the order of the flags they would be below the fold.
const MENU_ORDER: readonly Area[] = ['forms', ...AREAS.filter((area) => area !== 'forms')];

/** The menu of a person: the entries of the remotes that they may have, by area: requests first, then in the specification's order. */
export function buildMenu(registry: RegistryCut, priv: Priv): MenuArea[] {
  const claims = registry
    .flatMap(({ manifest }) => manifest.claims)
    .filter((claim) => claim.menu && claim.area && allows(priv, claim.area));
  return MENU_ORDER.flatMap((area) => {
    const entries = claims
      .filter((claim) => claim.area === area)
      .toSorted((one, other) => (one.menu?.order ?? 0) - (other.menu?.order ?? 0));
    return entries.length > 0
      ? [
          {
            area,
            entries: entries.map(toEntry),
          },
        ]
      : [];
  });
}

const toEntry = ({ path, menu }: Claim): MenuEntry => ({
  path,
  label: menu?.label ?? { 'zh-TW': path, en: path },
});

/** What stands above the areas: entries that the flag of any of several areas opens. */
export const buildSharedEntries = (registry: RegistryCut, priv: Priv): MenuEntry[] =>
  registry
    .flatMap(({ manifest }) => manifest.claims)
    .filter((claim) => claim.menu && claim.areas && canOpen(priv, claim))
    .toSorted((one, other) => (one.menu?.order ?? 0) - (other.menu?.order ?? 0))
    .map(toEntry);

/** Every screen of a person's menu. */
export const listScreens = (registry: RegistryCut, priv: Priv): Screen[] => [
  ...buildSharedEntries(registry, priv).map((entry) => ({ ...entry, area: null })),
  ...buildMenu(registry, priv).flatMap(({ area, entries }) =>
    entries.map((entry) => ({ ...entry, area })),
  ),
];

/** The entry that a page belongs to: its own, its parent's, else the first of its area. */
export function findCurrentEntry(
  menu: readonly MenuArea[],
  registry: RegistryCut,
  pathname: string,
): { area: Area; path: string } | null {
  const claim = registry
    .flatMap(({ manifest }) => manifest.claims)
    .find(({ path }) => path === pathname);
  const group = menu.find(({ area }) => area === claim?.area);
  if (!group) return null;
  const menuPath = claim?.parent ?? pathname;
  const entry = group.entries.find(({ path }) => path === menuPath) ?? group.entries[0];
  return entry ? { area: group.area, path: entry.path } : null;
}

/** What waits behind the screens of each entry: forms and bodies count for the list that they belong to. */
export function countByEntry(
  menu: readonly MenuArea[],
  registry: RegistryCut,
  waiting: Dashboard['waiting'],
): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { path, count } of waiting) {
    const entry = findCurrentEntry(menu, registry, path)?.path;
    if (entry) counts.set(entry, (counts.get(entry) ?? 0) + count);
  }
  return counts;
}
