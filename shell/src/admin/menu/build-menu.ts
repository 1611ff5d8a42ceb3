import type { Area, Flags, Localised } from '@admissions/model';
import { AREAS, allows, pair } from '@admissions/model';
import type { AllowedReleases, Claim } from '@admissions/protocol/releases';
import { canOpen } from '@admissions/protocol/releases';
import type { Dashboard } from '@admissions/protocol/staff';

type MenuEntry = { path: string; label: NonNullable<Claim['menu']>['label'] };

export interface MenuArea {
  area: Area;
  entries: MenuEntry[];
}
export interface Screen {
  path: string;
  label: Localised;
  /** Null: not tied to one area. */
  area: Area | null;
}
// Requests wait for an answer; in flag order they would be below the fold.
const MENU_ORDER: readonly Area[] = ['forms', ...AREAS.filter((area) => area !== 'forms')];

/** Menu entries of the account's remotes by area: requests first, then in specification order. */
export function buildMenu(registry: AllowedReleases, priv: Flags): MenuArea[] {
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
  label: menu?.label ?? pair(path, path),
});

/** Entries above the areas: opened by the flag of any of several areas. */
export const buildSharedEntries = (registry: AllowedReleases, priv: Flags): MenuEntry[] =>
  registry
    .flatMap(({ manifest }) => manifest.claims)
    .filter((claim) => claim.menu && claim.areas && canOpen(priv, claim))
    .toSorted((one, other) => (one.menu?.order ?? 0) - (other.menu?.order ?? 0))
    .map(toEntry);

export const listScreens = (registry: AllowedReleases, priv: Flags): Screen[] => [
  ...buildSharedEntries(registry, priv).map((entry) => ({ ...entry, area: null })),
  ...buildMenu(registry, priv).flatMap(({ area, entries }) =>
    entries.map((entry) => ({ ...entry, area })),
  ),
];

/** The current entry: by page, else by parent, else the first of the area. */
export function findCurrentEntry(
  menu: readonly MenuArea[],
  registry: AllowedReleases,
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

/** Open tasks per entry; forms and bodies count for their list. */
export function countByEntry(
  menu: readonly MenuArea[],
  registry: AllowedReleases,
  waiting: Dashboard['waiting'],
): ReadonlyMap<string, number> {
  const claims = registry.flatMap(({ manifest }) => manifest.claims);
  const counts = new Map<string, number>();
  for (const { path, count } of waiting) {
    const isShared = claims.some((claim) => claim.path === path && claim.areas);
    const entry = isShared ? path : findCurrentEntry(menu, registry, path)?.path;
    if (entry) counts.set(entry, (counts.get(entry) ?? 0) + count);
  }
  return counts;
}
