import type { EntryOf, Localised } from '@admissions/model';
import { pair } from '@admissions/model';
import type { siteMenu } from '@admissions/model/kinds';
import { menu } from '../menu.ts';
import type { SiteMenu, SiteMenuLink } from '../menu-groups.ts';

type MenuEntry = Pick<EntryOf<typeof siteMenu>, 'parts'>;
type Row = NonNullable<MenuEntry['parts'][number]['links']>[number];

/** English is optional. */
export const inBoth = (zh: string, en: string | null | undefined): Localised => pair(zh, en || zh);

/** The menu from the setting; addresses stay, and an empty menu becomes the default. */
export function toMenu({ parts }: MenuEntry): SiteMenu {
  const presets: SiteMenu = menu;
  const shown = parts
    .filter(({ isHidden }) => !isHidden)
    .flatMap((row): SiteMenu => {
      const part = presets.find(({ key }) => key === row.part);
      if (!part) return [];
      const labels = {
        label: inBoth(row.label, row.labelEn),
        short: inBoth(row.short, row.shortEn ?? row.labelEn),
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
  const label = inBoth(row.label, row.labelEn);
  return {
    key: presets.find((link) => link.href === href)?.key ?? href,
    label,
    href,
    description: row.description ? inBoth(row.description, row.descriptionEn) : label,
  };
}
