import type { EntryOf } from '@admissions/model';
import type { office, siteFooter, siteMenu } from '@admissions/model/kinds';
import { burger } from '../burger.ts';
import { footer } from '../footer.ts';
import { identity } from '../identity.ts';
import { menu } from '../menu.ts';
import type { SiteWords } from '../site-words.ts';
import { toExternal, toFooter } from './to-footer.ts';
import { toIdentity } from './to-identity.ts';
import { toMenu } from './to-menu.ts';

/** Settings from the public reads; null: never edited. */
export interface SiteSettings {
  office: EntryOf<typeof office> | null;
  menu: EntryOf<typeof siteMenu> | null;
  footer: EntryOf<typeof siteFooter> | null;
}

/** Only texts that differ from the defaults travel with a page. */
export function toChangedWords(settings: SiteSettings): Partial<SiteWords> {
  const words: Partial<SiteWords> = {
    ...(settings.office && { identity: toIdentity(settings.office) }),
    ...(settings.menu && {
      menu: toMenu(settings.menu),
      external: (settings.menu.external ?? []).map(toExternal),
    }),
    ...(settings.footer && { footer: toFooter(settings.footer) }),
  };
  return Object.fromEntries(
    Object.entries(words).filter(
      ([part, value]) => sortedJson(value) !== readOwnWords()[part as keyof SiteWords],
    ),
  );
}
const withoutNote = ({ label, href, newWindow }: (typeof burger.external)[number]) => ({
  label,
  href,
  newWindow,
});

// Independent of the order of keys.
const sortedJson = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(
          Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1)),
        )
      : part,
  );

type OwnWords = Readonly<Record<keyof SiteWords, string>>;
let ownWords: OwnWords | undefined;
/** The defaults, serialised for comparison once. */
function readOwnWords(): OwnWords {
  ownWords ??= {
    identity: sortedJson(identity),
    menu: sortedJson(menu),
    footer: sortedJson({ groups: footer.groups, copyright: footer.copyright }),
    external: sortedJson(burger.external.map(withoutNote)),
  };
  return ownWords;
}
