import { taipeiDayStart } from '@admissions/model';
import type { FeedEntry } from '@admissions/protocol';
import { about } from '@admissions/site-content';
import { currentIdentity } from '../base/current-identity.ts';
import { escapeXml } from '../base/escape-xml.ts';

/** The news as RSS 2.0. */
export function renderNewsFeed(entries: readonly FeedEntry[], origin: string) {
  const changed = entries.map(({ updatedAt }) => updatedAt).sort();
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    '<channel>',
    renderElement('title', `${currentIdentity().name}：校園新聞`),
    `<link>${origin}/news</link>`,
    renderElement('description', about.description),
    '<language>zh-TW</language>',
    `<atom:link href="${origin}/feed.xml" rel="self" type="application/rss+xml"/>`,
    ...changed.slice(-1).map((newest) => renderElement('lastBuildDate', formatDate(newest))),
    ...entries.flatMap(({ url, title, summary, category, date }) => [
      '<item>',
      renderElement('title', title),
      `<link>${origin}${escapeXml(url)}</link>`,
      `<guid isPermaLink="true">${origin}${escapeXml(url)}</guid>`,
      renderElement('pubDate', formatDate(taipeiDayStart(date))),
      renderElement('category', category),
      renderElement('description', summary),
      '</item>',
    ]),
    '</channel>',
    '</rss>',
    '',
  ].join('\n');
}

const renderElement = (name: string, text: string) => `<${name}>${escapeXml(text)}</${name}>`;
const formatDate = (moment: string) => new Date(moment).toUTCString();
