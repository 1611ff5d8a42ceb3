import type { Localised } from '@admissions/model';

/** Groups of the header's menu, by key. */
export const MENU_GROUPS = ['know', 'highschool', 'selfvalue', 'life', 'guide'] as const;
export type MenuGroup = (typeof MENU_GROUPS)[number];

export interface SiteMenuLink {
  key: string;
  label: Localised;
  href: string;
  /** Shown below the label on wide screens. */
  description: Localised;
}
export interface SiteMenuPage {
  key: string;
  label: Localised;
  /** Label for a narrow row. */
  short: Localised;
  href: string;
}
export interface SiteMenuGroup {
  key: MenuGroup;
  label: Localised;
  short: Localised;
  children: readonly SiteMenuLink[];
}
export type SiteMenu = readonly (SiteMenuPage | SiteMenuGroup)[];
