import { AREAS, type Area, allows, type Flags, type Localised, pair } from '@admissions/model';
import { type AllowedReleases, type Claim, canOpen } from '@admissions/protocol/releases';
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
const LAST: readonly Area[] = ['setting', 'account'];
// Requests wait for an answer, content comes next; settings are rarely opened.
const MENU_ORDER: readonly Area[] = [
  'forms',
  ...AREAS.filter((area) => area !== 'forms' && !LAST.includes(area)),
  ...LAST,
];

const listClaims = (registry: AllowedReleases) =>
  registry.flatMap(({ manifest }) => manifest.claims);

const listEntries = (registry: AllowedReleases, isListed: (claim: Claim) => boolean): MenuEntry[] =>
  listClaims(registry)
    .filter((claim) => claim.menu && isListed(claim))
    .toSorted((one, other) => (one.menu?.order ?? 0) - (other.menu?.order ?? 0))
    .map(({ path, menu }) => ({ path, label: menu?.label ?? pair(path, path) }));

/** Menu entries of the account's remotes by area: requests first, settings last. */
export const buildMenu = (registry: AllowedReleases, priv: Flags): MenuArea[] =>
  MENU_ORDER.filter((area) => allows(priv, area))
    .map((area) => ({ area, entries: listEntries(registry, (claim) => claim.area === area) }))
    .filter(({ entries }) => entries.length > 0);

/** Entries above the areas: opened by the flag of any of several areas. */
export const buildSharedEntries = (registry: AllowedReleases, priv: Flags) =>
  listEntries(registry, (claim) => claim.areas !== undefined && canOpen(priv, claim));

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
  const claim = listClaims(registry).find(({ path }) => path === pathname);
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
  const claims = listClaims(registry);
  const counts = new Map<string, number>();
  for (const { path, count } of waiting) {
    const isShared = claims.some((claim) => claim.path === path && claim.areas);
    const entry = isShared ? path : findCurrentEntry(menu, registry, path)?.path;
    if (entry) counts.set(entry, (counts.get(entry) ?? 0) + count);
  }
  return counts;
}

/** Whether the account has any area with content. */
export const mayEditContent = (priv: Flags | undefined) =>
  AREAS.some((area) => area !== 'account' && area !== 'forms' && allows(priv, area));
