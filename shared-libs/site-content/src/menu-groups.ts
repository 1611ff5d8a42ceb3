import type { Localised } from '@admissions/model';

/** Sections of the header's menu with a panel, by key; remote.json calls one `group`. */
export const SITE_MENU_GROUPS = ['know', 'highschool', 'selfvalue', 'life', 'guide'] as const;
export type SiteMenuGroupKey = (typeof SITE_MENU_GROUPS)[number];

export interface SiteMenuLink {
  key: string;
  label: Localised;
  href: string;
  /** Shown below the label on wide screens. */
  description: Localised;
}
export interface SiteMenuItem {
  key: string;
  label: Localised;
  /** Label in the header bar; `label` is for panels and the phone menu. */
  short: Localised;
  href: string;
}
export interface SiteMenuGroup {
  key: SiteMenuGroupKey;
  label: Localised;
  short: Localised;
  children: readonly SiteMenuLink[];
}
export type SiteMenu = readonly (SiteMenuItem | SiteMenuGroup)[];
