import type { Localised } from '@admissions/model';

/** The parts of the header's menu that have entries, by key. */
export const MENU_GROUPS = ['know', 'highschool', 'selfvalue', 'life', 'guide'] as const;
export type MenuGroup = (typeof MENU_GROUPS)[number];

export interface SiteMenuLink {
  key: string;
  label: Localised;
  href: string;
  /** Below the label, where there is room. */
  description: Localised;
}
export interface SiteMenuPage {
  key: string;
  label: Localised;
  /** What fits side by side. */
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
