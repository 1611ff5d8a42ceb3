import { taipeiDayStart, toTaipeiClock } from '@admissions/model';
import type { FeedEntry } from '@admissions/protocol';
import { about } from '@admissions/site-content';
import { currentIdentity } from '../base/current-identity.ts';
import { ORIGIN_PLACE } from '../base/origin-place.ts';
import { xmlText } from '../base/xml-text.ts';

const DAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** The news as RSS 2.0. */
export function newsFeed(entries: readonly FeedEntry[]): string {
  const changed = entries.map(({ updatedAt }) => updatedAt).sort();
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    '<channel>',
    element('title', `${currentIdentity().name}：校園新聞`),
    `<link>${ORIGIN_PLACE}/news</link>`,
    element('description', about.description),
    '<language>zh-TW</language>',
    `<atom:link href="${ORIGIN_PLACE}/feed.xml" rel="self" type="application/rss+xml"/>`,
    ...changed.slice(-1).map((newest) => element('lastBuildDate', dateIn(newest))),
    ...entries.flatMap(({ url, title, summary, category, date }) => [
      '<item>',
      element('title', title),
      `<link>${ORIGIN_PLACE}${xmlText(url)}</link>`,
      `<guid isPermaLink="true">${ORIGIN_PLACE}${xmlText(url)}</guid>`,
      element('pubDate', dateIn(taipeiDayStart(date))),
      element('category', category),
      element('description', summary),
      '</item>',
    ]),
    '</channel>',
    '</rss>',
    '',
  ].join('\n');
}

const element = (name: string, text: string) => `<${name}>${xmlText(text)}</${name}>`;

// As RFC 822 has it, in Taipei's time.
function dateIn(moment: string): string {
  const at = toTaipeiClock(moment);
  return `${DAYS[at.getUTCDay()]}, ${two(at.getUTCDate())} ${MONTHS[at.getUTCMonth()]} ${at.getUTCFullYear()} ${at.toISOString().slice(11, 19)} +0800`;
}
const two = (value: number) => String(value).padStart(2, '0');
