import { localizeAddress } from '@admissions/model';
import type { Page, SitemapEntry } from '@admissions/protocol';
import { escapeXml } from '../base/escape-xml.ts';

const XML_DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>';
const SCHEMA = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const LINKS = 'http://www.w3.org/1999/xhtml';
const IMAGES = 'http://www.google.com/schemas/sitemap-image/1.1';

type HasEnglish = (path: string) => boolean;
const hasNoEnglish: HasEnglish = () => false;

/** A bilingual page is listed twice, each entry naming both. */
export function renderSitemapFile(
  entries: readonly SitemapEntry[],
  origin: string,
  hasEnglish = hasNoEnglish,
) {
  const listed = entries.flatMap((entry) => {
    if (!hasEnglish(entry.url.split('?', 1)[0] ?? '')) return [{ ...entry, pair: '' }];
    const english = localizeAddress('en', entry.url);
    const pair = [
      renderAlternateLink('zh-Hant-TW', origin + entry.url),
      renderAlternateLink('en', origin + english),
    ].join('');
    return [entry.url, english].map((url) => ({ ...entry, url, pair }));
  });
  const urls = listed.map(({ url, updatedAt, image, pair }) =>
    [
      `<url><loc>${origin}${escapeXml(url)}</loc>`,
      pair,
      updatedAt ? `<lastmod>${escapeXml(updatedAt)}</lastmod>` : '',
      image ? `<image:image><image:loc>${origin}${escapeXml(image)}</image:loc></image:image>` : '',
      '</url>',
    ].join(''),
  );
  return [
    XML_DECLARATION,
    `<urlset xmlns="${SCHEMA}" xmlns:image="${IMAGES}" xmlns:xhtml="${LINKS}">`,
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}

/** A sitemap, or an index when the addresses exceed one file. */
export function renderSitemap(
  { list, total, perpage }: Page<SitemapEntry>,
  origin: string,
  hasEnglish = hasNoEnglish,
) {
  if (total <= perpage) return renderSitemapFile(list, origin, hasEnglish);
  const files = Array.from(
    { length: Math.ceil(total / perpage) },
    (_, index) => `<sitemap><loc>${origin}/sitemap.xml?page=${index + 1}</loc></sitemap>`,
  );
  return [
    XML_DECLARATION,
    `<sitemapindex xmlns="${SCHEMA}">`,
    ...files,
    '</sitemapindex>',
    '',
  ].join('\n');
}

const renderAlternateLink = (language: string, url: string) =>
  `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeXml(url)}"/>`;
