import type { Localised } from '@admissions/model';
import type { footer } from './footer.ts';
import type { identity } from './identity.ts';
import type { SiteMenu } from './menu-groups.ts';
import type { privacy } from './privacy.ts';

/** The same with any text in the place of each. */
type Reworded<T> = T extends string
  ? string
  : T extends boolean
    ? boolean
    : T extends readonly (infer Item)[]
      ? readonly Reworded<Item>[]
      : { readonly [K in keyof T]: Reworded<T[K]> };

/** Who the site belongs to, as it is now. */
export type SiteIdentity = Reworded<typeof identity>;
/** The personal-data notice, as it is now. */
export type SitePrivacy = Reworded<typeof privacy>;

interface FooterLink {
  label: Localised;
  href: string;
  newWindow?: boolean;
}
export interface SiteFooter {
  groups: readonly { key: string; title: Localised; links: readonly FooterLink[] }[];
  copyright: Reworded<(typeof footer)['copyright']>;
}
/** A link at the end of the panel that the hamburger opens. */
export type SiteExternal = FooterLink;

/** What every page says of the site. */
export interface SiteWords {
  identity: SiteIdentity;
  menu: SiteMenu;
  footer: SiteFooter;
  external: readonly SiteExternal[];
}
