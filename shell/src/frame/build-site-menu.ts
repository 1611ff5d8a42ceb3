import type { Claim } from '@admissions/protocol/releases';
import { englishMenu, menu, type SiteMenu, type SiteMenuLink } from '@admissions/site-content';

/** Entries of the specification count 10, 20, 30 …, so that claimed ones fit between. */
const STEP = 10;

/** Header menu: entries of the specification or of the settings, plus the remotes' claims. */
export function buildSiteMenu(claims: readonly Claim[], own: SiteMenu = menu): SiteMenu {
  if (!claims.some(({ menu: entry }) => entry?.group)) return own;
  return own.map((part) => {
    if (!('children' in part)) return part;
    const given = part.children.map((link, index) => ({ order: (index + 1) * STEP, link }));
    const claimed = claims.flatMap(({ path, menu: entry }) =>
      entry?.group === part.key ? [{ order: entry.order, link: toLink(path, entry) }] : [],
    );
    const children = [...given, ...claimed]
      .toSorted((one, other) => one.order - other.order)
      .map(({ link }): SiteMenuLink => link);
    return { ...part, children };
  });
}

/** English menu: pages of the English edition, then English claims of remotes. */
export const buildEnglishMenu = (claims: readonly Claim[]): SiteMenu => [
  ...englishMenu,
  ...claims.flatMap(({ path, menu: entry, inEnglish }) =>
    entry?.group && inEnglish ? [{ ...toLink(path, entry), short: entry.label }] : [],
  ),
];

const toLink = (
  path: string,
  { label, description }: Pick<SiteMenuLink, 'label'> & Partial<SiteMenuLink>,
): SiteMenuLink => ({ key: path, label, href: path, description: description ?? label });
