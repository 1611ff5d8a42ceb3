import type { Localised } from '@admissions/model';
import type { footer } from './footer.ts';
import type { identity } from './identity.ts';
import type { SiteMenu } from './menu-groups.ts';
import type { privacy } from './privacy.ts';

type Editable<T> = T extends string
  ? string
  : T extends boolean
    ? boolean
    : T extends number
      ? number
      : T extends readonly (infer Item)[]
        ? readonly Editable<Item>[]
        : { readonly [K in keyof T]: Editable<T[K]> };

/** The current identity of the site. */
export type SiteIdentity = Editable<typeof identity>;
/** The current personal-data notice. */
export type SitePrivacy = Editable<typeof privacy>;

interface FooterLink {
  label: Localised;
  href: string;
  newWindow?: boolean;
}
export interface SiteFooter {
  groups: readonly { key: string; title: Localised; links: readonly FooterLink[] }[];
  copyright: Editable<(typeof footer)['copyright']>;
}
/** A link at the end of the menu panel. */
export type ExternalLink = FooterLink;

/** Site texts of every page. */
export interface SiteTexts {
  identity: SiteIdentity;
  menu: SiteMenu;
  footer: SiteFooter;
  external: readonly ExternalLink[];
}
