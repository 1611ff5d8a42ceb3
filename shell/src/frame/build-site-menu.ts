import type { Claim } from '@admissions/protocol/releases';
import { englishMenu, menu, type SiteMenu, type SiteMenuLink } from '@admissions/site-content';

/** The entries of the specification count 10, 20, 30 …: a claimed one finds its place between them. */
const STEP = 10;

/** The header's menu: what the specification has or staff made of it, and among it what the remotes claim. */
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

/** The same in English: the English edition's own pages, and behind them what remotes claim in English. */
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
