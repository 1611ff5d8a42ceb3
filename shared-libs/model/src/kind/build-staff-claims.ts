import type { Area } from '../base/areas.ts';
import type { Localised } from '../base/locale.ts';
import type { StaffMenuEntry, StaffScreen } from './staff-screen.ts';

interface KindWithScreen {
  readonly area: Area;
  readonly label: Localised;
  readonly screen: StaffScreen;
}

/** A back-office route in remote.json. */
interface StaffClaim {
  path: string;
  area: Area;
  menu?: { label: Localised; order: number };
  parent?: string;
}

/** Routes of mf-admin-content that derive from kinds. */
export const buildStaffClaims = (kinds: readonly KindWithScreen[]): StaffClaim[] => {
  const claims = kinds.flatMap(toClaims);
  // A heading may be edited on the page of its list.
  return claims.filter(
    ({ path }, index) => claims.findIndex((other) => other.path === path) === index,
  );
};

function toClaims({ area, label, screen }: KindWithScreen): StaffClaim[] {
  const toPath = (page: string) => `/admin/${area}/${page}`;
  const buildMenuClaim = (page: string, menu: StaffMenuEntry): StaffClaim => ({
    path: toPath(page),
    area,
    menu: { label: menu.label ?? label, order: menu.order },
  });
  const buildChildClaims = (list: string, pages: readonly (string | undefined)[]): StaffClaim[] =>
    pages.flatMap((page) =>
      page === undefined ? [] : { path: toPath(page), area, parent: toPath(list) },
    );
  switch (screen.shape) {
    case 'single':
      return [buildMenuClaim(screen.page, screen.menu)];
    case 'heading':
      return buildChildClaims(screen.list, [screen.page]);
    case 'list':
      // Screens without one are handwritten.
      if (!screen.menu) return [];
      return [
        buildMenuClaim(screen.list, screen.menu),
        ...buildChildClaims(screen.list, [screen.add, screen.edit, screen.body]),
      ];
    case 'tab':
    case 'nested':
    case 'page':
      return [];
  }
}
