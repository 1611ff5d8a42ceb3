import type { Page, SitemapEntry } from '@admissions/contracts';
import { ORIGIN_PLACE } from '../base/origin-place.ts';
import { xmlText } from '../base/xml-text.ts';

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>';
const SCHEMA = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const IMAGES = 'http://www.google.com/schemas/sitemap-image/1.1';

/** One file of addresses. */
export function sitemapFile(entries: readonly SitemapEntry[]): string {
  const urls = entries.map(({ url, updatedAt, image }) =>
    [
      `<url><loc>${ORIGIN_PLACE}${xmlText(url)}</loc>`,
      updatedAt ? `<lastmod>${xmlText(updatedAt)}</lastmod>` : '',
      image
        ? `<image:image><image:loc>${ORIGIN_PLACE}${xmlText(image)}</image:loc></image:image>`
        : '',
      '</url>',
    ].join(''),
  );
  return [
    HEAD,
    `<urlset xmlns="${SCHEMA}" xmlns:image="${IMAGES}">`,
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}

/** The sitemap: its addresses, or when they are too many for one file the list of its files. */
export function renderSitemap({ list, total, perpage }: Page<SitemapEntry>): string {
  if (total <= perpage) return sitemapFile(list);
  const files = Array.from(
    { length: Math.ceil(total / perpage) },
    (_, index) => `<sitemap><loc>${ORIGIN_PLACE}/sitemap.xml?page=${index + 1}</loc></sitemap>`,
  );
  return [HEAD, `<sitemapindex xmlns="${SCHEMA}">`, ...files, '</sitemapindex>', ''].join('\n');
}
