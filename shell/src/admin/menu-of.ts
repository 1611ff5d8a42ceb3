import type { Area, Claim, Priv, RegistryCut } from '@admissions/contracts';
import { AREAS, allows } from '@admissions/contracts';

export interface MenuArea {
  area: Area;
  entries: { path: string; label: NonNullable<Claim['menu']>['label'] }[];
}
/** The menu of a person: the entries of the remotes that they may have, by area in the specification's order. */
export function menuOf(registry: RegistryCut, priv: Priv): MenuArea[] {
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

/** The entry that a page belongs to: its own, else the first of its area. */
export function currentEntryOf(
  menu: readonly MenuArea[],
  registry: RegistryCut,
  pathname: string,
): { area: Area; path: string } | null {
  const area = registry
    .flatMap(({ manifest }) => manifest.claims)
    .find((claim) => claim.path === pathname)?.area;
  const group = menu.find((each) => each.area === area);
  if (!group) return null;
  const nearest = group.entries.toSorted(
    (one, other) => kinshipOf(other.path, pathname) - kinshipOf(one.path, pathname),
  )[0];
  const own = group.entries.find(({ path }) => path === pathname) ?? nearest;
  return own ? { area: group.area, path: own.path } : null;
}

// "/admin/setting/add_block" belongs to "/admin/setting/block_list": they speak of the same thing. Every word that only one of them has counts against it.
function kinshipOf(entry: string, page: string): number {
  const wordsOf = (path: string) =>
    new Set(
      (path.split('/').at(-1) ?? '')
        .split('_')
        .filter((word) => !['list', 'add', 'edit', 'cont'].includes(word)),
    );
  const [ofEntry, ofPage] = [wordsOf(entry), wordsOf(page)];
  const common = [...ofEntry].filter((word) => ofPage.has(word)).length;
  return common * 10 - (ofEntry.size - common);
}
