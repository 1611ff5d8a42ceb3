import type { EntryOf, LinkValue } from '@admissions/model';
import type { siteFooter } from '@admissions/model/kinds';
import { footer } from '../footer.ts';
import type { ExternalLink, SiteFooter } from '../site-texts.ts';
import { pairWithFallback } from './to-menu.ts';

type FooterEntry = Omit<EntryOf<typeof siteFooter>, 'id' | 'sort' | 'updatedAt'>;

export const toFooter = ({ groups, copyright, copyrightEn }: FooterEntry): SiteFooter => ({
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
export const toExternal = ({ label, labelEn, link }: Row): ExternalLink => ({
  label: pairWithFallback(label, labelEn),
  href: link.href,
  ...(link.newWindow && { newWindow: true }),
});
