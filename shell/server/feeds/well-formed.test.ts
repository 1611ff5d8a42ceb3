// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { renderNewsFeed } from './news-feed.ts';
import { renderSitemap, renderSitemapFile } from './render-sitemap.ts';

const HOSTILE = `<a b="1"> & ' ]]> \u0000\u0007\ud800 </title>`;
const ORIGIN = 'https://set.example';
const updatedAt = '2026-11-20T18:30:00Z';
const entries = [
  { url: `/life?type=2&x=${HOSTILE}`, updatedAt, kind: null, image: null },
  { url: '/newsCont?id=3', updatedAt: null, kind: 'news.news', image: `/media/${HOSTILE}` },
];
const parsed = (xml: string) => new DOMParser().parseFromString(xml, 'application/xml');

test.each([
  ['the sitemap', renderSitemapFile(entries, ORIGIN), 'url', 2],
  [
    'the sitemap index',
    renderSitemap({ list: entries, total: 30, page: 1, perpage: 10 }, ORIGIN),
    'sitemap',
    3,
  ],
  [
    'the news feed',
    renderNewsFeed(
      [
        {
          url: '/newsCont?id=3&a',
          title: HOSTILE,
          summary: HOSTILE,
          category: HOSTILE,
          date: '2026-11-21',
          updatedAt,
        },
      ],
      ORIGIN,
    ),
    'item',
    1,
  ],
])('%s is well-formed despite hostile content', (_, xml, element, count) => {
  const document = parsed(xml);
  expect(document.querySelector('parsererror')).toBeNull();
  expect(document.getElementsByTagName(element)).toHaveLength(count);
});
