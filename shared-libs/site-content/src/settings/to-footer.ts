import type { EntryOf, LinkValue } from '@admissions/model';
import type { siteFooter } from '@admissions/model/kinds';
import { footer } from '../footer.ts';
import type { SiteExternal, SiteFooter } from '../site-texts.ts';
import { inBoth } from './to-menu.ts';

type FooterEntry = Omit<EntryOf<typeof siteFooter>, 'id' | 'sort' | 'updatedAt'>;

/** Footer links from the setting. */
export const toFooter = ({ groups, copyright, copyrightEn }: FooterEntry): SiteFooter => ({
  groups: groups.map(({ title, titleEn, links }) => ({
    key: footer.groups.find((group) => group.title['zh-TW'] === title)?.key ?? title,
    title: inBoth(title, titleEn),
    links: links.map(toExternal),
  })),
  copyright: inBoth(copyright, copyrightEn),
});

interface Row {
  label: string;
  labelEn: string | null;
  link: LinkValue;
}
export const toExternal = ({ label, labelEn, link }: Row): SiteExternal => ({
  label: inBoth(label, labelEn),
  href: link.href,
  ...(link.newWindow && { newWindow: true }),
});
