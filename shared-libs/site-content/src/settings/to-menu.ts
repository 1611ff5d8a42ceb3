import { type EntryOf, type Localised, pair } from '@admissions/model';
import type { siteMenu } from '@admissions/model/kinds';
import { menu } from '../menu.ts';
import type { SiteMenu, SiteMenuLink } from '../menu-groups.ts';

type MenuEntry = Pick<EntryOf<typeof siteMenu>, 'parts'>;
type Row = NonNullable<MenuEntry['parts'][number]['links']>[number];

/** A missing English text falls back to the Chinese one. */
export const pairWithFallback = (zh: string, en?: string | null): Localised => pair(zh, en || zh);

/** The menu as edited by staff; the default if nothing is visible. */
export function toMenu({ parts }: MenuEntry): SiteMenu {
  const presets: SiteMenu = menu;
  const shown = parts
    .filter(({ isHidden }) => !isHidden)
    .flatMap((row): SiteMenu => {
      const part = presets.find(({ key }) => key === row.part);
      if (!part) return [];
      const labels = {
        label: pairWithFallback(row.label, row.labelEn),
        short: pairWithFallback(row.short, row.shortEn ?? row.labelEn),
      };
      if (!('children' in part)) return [{ key: part.key, ...labels, href: part.href }];
      const children = (row.links ?? [])
        .filter(({ isHidden }) => !isHidden)
        .map((link) => toLink(link, part.children));
      return children.length > 0 ? [{ key: part.key, ...labels, children }] : [];
    });
  return shown.length > 0 ? shown : presets;
}

function toLink(row: Row, presets: readonly SiteMenuLink[]): SiteMenuLink {
  const { href } = row.link;
  const label = pairWithFallback(row.label, row.labelEn);
  return {
    key: presets.find((link) => link.href === href)?.key ?? href,
    label,
    href,
    description: row.description ? pairWithFallback(row.description, row.descriptionEn) : label,
  };
}
