import { addressIn } from '@admissions/model';
import type { Page, SitemapEntry } from '@admissions/protocol';
import { ORIGIN_PLACE } from '../base/origin-place.ts';
import { xmlText } from '../base/xml-text.ts';

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>';
const SCHEMA = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const LINKS = 'http://www.w3.org/1999/xhtml';
const IMAGES = 'http://www.google.com/schemas/sitemap-image/1.1';

/** Whether the page at this path has an English text. */
type HasEnglish = (path: string) => boolean;
const inNoEnglish: HasEnglish = () => false;

/** One file of addresses; a page in two languages stands in it twice, and each names both. */
export function sitemapFile(entries: readonly SitemapEntry[], hasEnglish = inNoEnglish): string {
  const listed = entries.flatMap((entry) => {
    if (!hasEnglish(entry.url.split('?', 1)[0] ?? '')) return [{ ...entry, pair: '' }];
    const english = addressIn('en', entry.url);
    const pair = [linkTo('zh-Hant-TW', entry.url), linkTo('en', english)].join('');
    return [entry.url, english].map((url) => ({ ...entry, url, pair }));
  });
  const urls = listed.map(({ url, updatedAt, image, pair }) =>
    [
      `<url><loc>${ORIGIN_PLACE}${xmlText(url)}</loc>`,
      pair,
      updatedAt ? `<lastmod>${xmlText(updatedAt)}</lastmod>` : '',
      image
        ? `<image:image><image:loc>${ORIGIN_PLACE}${xmlText(image)}</image:loc></image:image>`
        : '',
      '</url>',
    ].join(''),
  );
  return [
    HEAD,
    `<urlset xmlns="${SCHEMA}" xmlns:image="${IMAGES}" xmlns:xhtml="${LINKS}">`,
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}

/** The sitemap: its addresses, or when they are too many for one file the list of its files. */
export function renderSitemap(
  { list, total, perpage }: Page<SitemapEntry>,
  hasEnglish = inNoEnglish,
): string {
  if (total <= perpage) return sitemapFile(list, hasEnglish);
  const files = Array.from(
    { length: Math.ceil(total / perpage) },
    (_, index) => `<sitemap><loc>${ORIGIN_PLACE}/sitemap.xml?page=${index + 1}</loc></sitemap>`,
  );
  return [HEAD, `<sitemapindex xmlns="${SCHEMA}">`, ...files, '</sitemapindex>', ''].join('\n');
}

const linkTo = (language: string, url: string) =>
  `<xhtml:link rel="alternate" hreflang="${language}" href="${ORIGIN_PLACE}${xmlText(url)}"/>`;
