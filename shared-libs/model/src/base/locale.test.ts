import { describe, expect, it } from 'vitest';
import { joinLabel, localizeAddress, parseLocale } from './locale.ts';

it('joinLabel uses the colon of the language', () => {
  expect(joinLabel('刪除', '開放日', 'zh-TW')).toBe('刪除：開放日');
  expect(joinLabel('Delete', '開放日', 'en')).toBe('Delete: 開放日');
});
describe('locale', () => {
  it.each([
    ['', 'zh-TW'],
    ['?lang=en', 'en'],
    ['?id=3&lang=en', 'en'],
    ['?lang=EN', 'zh-TW'],
    ['?lang=fr', 'zh-TW'],
    ['?language=en', 'zh-TW'],
  ] as const)('parses the query %j as %s', (search, locale) =>
    expect(parseLocale(search)).toBe(locale),
  );

  it.each([
    ['/news', '/news?lang=en'],
    ['/news?page=2', '/news?page=2&lang=en'],
    ['/admissions#div1', '/admissions?lang=en#div1'],
    ['/life?type=2#top', '/life?type=2&lang=en#top'],
    ['?page=2', '?page=2&lang=en'],
    ['/news?lang=en', '/news?lang=en'],
  ])('localises %s to English as %s', (href, english) => {
    expect(localizeAddress('en', href)).toBe(english);
    expect(localizeAddress('en', localizeAddress('en', href))).toBe(english);
  });

  it.each([
    ['/news?lang=en', '/news'],
    ['/news?lang=fr&page=2', '/news?page=2'],
    ['/compare?d=bachelor-1&d=master-2&lang=en#saved', '/compare?d=bachelor-1&d=master-2#saved'],
    ['/search?q=a%26b%3D', '/search?q=a%26b%3D'],
  ])('localises %s to Chinese as %s', (href, chinese) =>
    expect(localizeAddress('zh-TW', href)).toBe(chinese),
  );

  it.each([
    'https://www.yzu.edu.tw/',
    '//elsewhere.example',
    '/\\elsewhere.example',
    'tel:03',
    'mailto:a@example.org',
    '#main',
    '',
  ])('leaves %j unchanged, which is no page address', (href) =>
    expect(localizeAddress('en', href)).toBe(href),
  );
});
