import { describe, expect, test } from 'vitest';
import { resolveOrigin } from '../base/origin-placeholder.ts';
import { renderNewsFeed } from './news-feed.ts';
import { renderCalendar } from './render-calendar.ts';
import { renderSitemap } from './render-sitemap.ts';

const ORIGIN = 'https://admission.example.edu.tw';
const updatedAt = '2026-11-20T18:30:00.000Z';
const article = {
  url: '/newsCont?id=3',
  title: '新聞',
  summary: '摘要',
  category: '校園',
  date: '2026-11-21',
  updatedAt,
};
const event = {
  uid: 'camp-3-event',
  labels: [],
  title: '科學營',
  begin: '2026-12-30',
  end: '2026-12-31',
  hours: null,
  url: '/campCont?id=3',
  place: '七館',
  text: '說明',
  updatedAt,
};

test('the news feed has absolute addresses, days that begin in Taipei and its last change', () => {
  const feed = renderNewsFeed([article], ORIGIN);
  expect(feed).toContain(`<link>${ORIGIN}/newsCont?id=3</link>`);
  expect(feed).toContain('<pubDate>Fri, 20 Nov 2026 16:00:00 GMT</pubDate>');
  expect(feed).toContain('<lastBuildDate>Fri, 20 Nov 2026 18:30:00 GMT</lastBuildDate>');
});

describe('the sitemap', () => {
  const list = [
    { url: '/', updatedAt: null, kind: null, image: null },
    {
      url: '/life?type=2&x',
      updatedAt: '2026-11-20T18:30:00Z',
      kind: null,
      image: '/media/a.avif',
    },
  ];
  test('lists the pages', () => {
    const xml = renderSitemap({ list, total: 2, page: 1, perpage: 10 }, ORIGIN);
    expect(xml).toContain(`<url><loc>${ORIGIN}/</loc></url>`);
    expect(xml).toContain(
      `<url><loc>${ORIGIN}/life?type=2&amp;x</loc><lastmod>2026-11-20T18:30:00Z</lastmod>`,
    );
    expect(xml).toContain(
      `<image:image><image:loc>${ORIGIN}/media/a.avif</image:loc></image:image></url>`,
    );
  });
  test('lists a bilingual page twice, each naming both', () => {
    const xml = renderSitemap(
      { list, total: 2, page: 1, perpage: 10 },
      ORIGIN,
      (path) => path === '/',
    );
    const pair = [`zh-Hant-TW" href="${ORIGIN}/"`, `en" href="${ORIGIN}/?lang=en"`]
      .map((rest) => `<xhtml:link rel="alternate" hreflang="${rest}/>`)
      .join('');
    for (const url of ['/', '/?lang=en'])
      expect(xml).toContain(`<url><loc>${ORIGIN}${url}</loc>${pair}</url>`);
    expect(xml).not.toContain('type=2&amp;x&amp;lang');
  });
  test('becomes an index when the pages exceed one file', () => {
    const xml = renderSitemap({ list, total: 21, page: 1, perpage: 10 }, ORIGIN);
    expect(xml.match(/<loc>[^<]*/g)).toEqual(
      [1, 2, 3].map((page) => `<loc>${ORIGIN}/sitemap.xml?page=${page}`),
    );
    expect(xml).toContain('<sitemapindex');
  });
});

describe('the calendar', () => {
  const linesOf = (file: string) => file.replaceAll('\r\n ', '').split('\r\n');
  test('has whole days with an exclusive end and a stable UID', () => {
    const lines = linesOf(renderCalendar([event], ORIGIN));
    for (const line of [
      'UID:camp-3-event@admissions.yzu',
      'DTSTART;VALUE=DATE:20261230',
      'DTEND;VALUE=DATE:20270101',
      'DTSTAMP:20261120T183000Z',
      'LOCATION:七館',
    ])
      expect(lines).toContain(line);
    expect(lines.at(-1)).toBe('');
  });
  test('has start and end times of timed events', () => {
    const hours = { begin: '07:30', end: '17:00' };
    const lines = linesOf(renderCalendar([{ ...event, end: event.begin, hours }], ORIGIN));
    expect(lines).toContain('DTSTART:20261229T233000Z');
    expect(lines).toContain('DTEND:20261230T090000Z');
    expect(lines).toContain('TRANSP:OPAQUE');
  });
  test('escapes special characters and line breaks', () => {
    const lines = linesOf(
      renderCalendar(
        [{ ...event, title: 'a,b;c\\d', text: '一\r\nEND:VEVENT\n二\u0000', place: null }],
        ORIGIN,
      ),
    );
    expect(lines).toContain('SUMMARY:a\\,b\\;c\\\\d');
    expect(lines).toContain('DESCRIPTION:一\\nEND:VEVENT\\n二');
    expect(lines.filter((line) => line === 'END:VEVENT')).toHaveLength(1);
    expect(lines.some((line) => line.startsWith('LOCATION'))).toBe(false);
  });
  test('folds long lines at 75 octets, never inside a character', () => {
    const text = `𠮷${'元智大學'.repeat(40)}`;
    const file = renderCalendar([{ ...event, text }], ORIGIN);
    for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(linesOf(file)).toContain(`DESCRIPTION:${text}`);
    expect(linesOf(file)).toContain(`URL:${ORIGIN}/campCont?id=3`);
    expect(file).not.toContain('\ufffd');
  });
});

test('resolveOrigin prefers the configured origin to the request’s and never returns markup', () => {
  const request = { protocol: 'https' as const, host: 'yzu.example:8443' };
  expect(resolveOrigin(request, 'https://set.example')).toBe('https://set.example');
  expect(resolveOrigin(request, '')).toBe('https://yzu.example:8443');
  expect(resolveOrigin({ ...request, host: '"><script>' }, '')).toBe('https://localhost');
});
