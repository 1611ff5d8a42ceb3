import type { EntryOf, LinkValue } from '@admissions/model';
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
  return Object.fromEntries(
    Object.entries(texts).filter(
      ([part, value]) => sortedJson(value) !== serializeDefaultTexts()[part as keyof SiteTexts],
    ),
  );
}
const withoutNote = ({ label, href, newWindow }: (typeof burger.external)[number]) => ({
  label,
  href,
  newWindow,
});

// JSON with sorted keys, for comparison.
const sortedJson = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(
          Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1)),
        )
      : part,
  );

type DefaultTexts = Readonly<Record<keyof SiteTexts, string>>;
let defaultTexts: DefaultTexts | undefined;
/** The defaults, serialised for comparison once. */
function serializeDefaultTexts(): DefaultTexts {
  defaultTexts ??= {
    identity: sortedJson(identity),
    menu: sortedJson(menu),
    footer: sortedJson({ groups: footer.groups, copyright: footer.copyright }),
    external: sortedJson(burger.external.map(withoutNote)),
  };
  return defaultTexts;
}

type FooterEntry = Omit<EntryOf<typeof siteFooter>, 'id' | 'sort' | 'updatedAt'>;

const toFooter = ({ groups, copyright, copyrightEn }: FooterEntry): SiteFooter => ({
  groups: groups.map(({ title, titleEn, links }) => ({
    key: footer.groups.find((group) => group.title['zh-TW'] === title)?.key ?? title,
    title: pairWithFallback(title, titleEn),
    links: links.map(toExternal),
  })),
  copyright: pairWithFallback(copyright, copyrightEn),
});

interface Row {
  label: string;
  labelEn: string | null;
  link: LinkValue;
}
const toExternal = ({ label, labelEn, link }: Row): ExternalLink => ({
  label: pairWithFallback(label, labelEn),
  href: link.href,
  ...(link.newWindow && { newWindow: true }),
});
