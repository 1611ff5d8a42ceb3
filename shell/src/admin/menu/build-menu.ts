import type { Area, Claim, Priv, RegistryCut } from '@admissions/contracts';
import { AREAS, allows } from '@admissions/contracts';

export interface MenuArea {
  area: Area;
  entries: { path: string; label: NonNullable<Claim['menu']>['label'] }[];
}
/** The menu of a person: the entries of the remotes that they may have, by area in the specification's order. */
export function buildMenu(registry: RegistryCut, priv: Priv): MenuArea[] {
  const claims = registry
    .flatMap(({ manifest }) => manifest.claims)
    .filter((claim) => claim.menu && claim.area && allows(priv, claim.area));
  return AREAS.flatMap((area) => {
    const entries = claims
      .filter((claim) => claim.area === area)
      .toSorted((one, other) => (one.menu?.order ?? 0) - (other.menu?.order ?? 0));
    return entries.length > 0
      ? [
          {
            area,
            entries: entries.map(({ path, menu }) => ({
              path,
              label: menu?.label ?? { 'zh-TW': path, en: path },
            })),
          },
        ]
      : [];
  });
}

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
  const wanted = claim?.parent ?? pathname;
  const entry = group.entries.find(({ path }) => path === wanted) ?? group.entries[0];
  return entry ? { area: group.area, path: entry.path } : null;
}
