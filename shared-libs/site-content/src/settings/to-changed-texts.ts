import type { EntryOf } from '@admissions/model';
import type { office, siteFooter, siteMenu } from '@admissions/model/kinds';
import { burger } from '../burger.ts';
import { footer } from '../footer.ts';
import { identity } from '../identity.ts';
import { menu } from '../menu.ts';
import type { ExternalLink, SiteFooter, SiteTexts } from '../site-texts.ts';
import { toIdentity } from './to-identity.ts';
import { pairWithFallback, toMenu } from './to-menu.ts';

/** Settings as read from the API; null if never saved. */
export interface SiteSettings {
  office: EntryOf<typeof office> | null;
  menu: EntryOf<typeof siteMenu> | null;
  footer: EntryOf<typeof siteFooter> | null;
}

/** Only texts that differ from the defaults travel with a page. */
export function toChangedTexts(settings: SiteSettings): Partial<SiteTexts> {
  const texts: Partial<SiteTexts> = {
    ...(settings.office && { identity: toIdentity(settings.office) }),
    ...(settings.menu && {
      menu: toMenu(settings.menu),
      external: (settings.menu.external ?? []).map(toExternal),
    }),
    ...(settings.footer && { footer: toFooter(settings.footer) }),
  };
  // Both have their keys in the same order.
  return Object.fromEntries(
    Object.entries(texts).filter(
      ([part, value]) =>
        JSON.stringify(value) !== JSON.stringify(DEFAULTS[part as keyof SiteTexts]),
    ),
  );
}
const DEFAULTS: SiteTexts = {
  identity,
  menu,
  footer: { groups: footer.groups, copyright: footer.copyright },
  external: burger.external,
};

type FooterEntry = Omit<EntryOf<typeof siteFooter>, 'id' | 'sort' | 'updatedAt'>;

const toFooter = ({ groups, copyright, copyrightEn }: FooterEntry): SiteFooter => ({
  groups: groups.map(({ title, titleEn, links }) => ({
    key: footer.groups.find((group) => group.title['zh-TW'] === title)?.key ?? title,
    title: pairWithFallback(title, titleEn),
    links: links.map(toExternal),
  })),
  copyright: pairWithFallback(copyright, copyrightEn),
});

type Row = FooterEntry['groups'][number]['links'][number];
const toExternal = ({ label, labelEn, link }: Row): ExternalLink => ({
  label: pairWithFallback(label, labelEn),
  href: link.href,
  ...(link.newWindow && { newWindow: true }),
});
