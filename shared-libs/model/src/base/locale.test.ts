import { describe, expect, it } from 'vitest';
import { joinLabel, localizeAddress, parseLocale } from './locale.ts';

describe('joinLabel', () => {
  it('has the colon of the language between what something is and what belongs to it', () => {
    expect(joinLabel('刪除', '開放日', 'zh-TW')).toBe('刪除：開放日');
    expect(joinLabel('Delete', '開放日', 'en')).toBe('Delete: 開放日');
  });
});
describe('locale', () => {
  it.each([
    ['', 'zh-TW'],
    ['?lang=en', 'en'],
    ['?id=3&lang=en', 'en'],
    ['?lang=EN', 'zh-TW'],
    ['?lang=fr', 'zh-TW'],
    ['?language=en', 'zh-TW'],
  ] as const)('the query %j asks for %s', (search, locale) =>
    expect(parseLocale(search)).toBe(locale),
  );

  it.each([
    ['/news', '/news?lang=en'],
    ['/news?page=2', '/news?page=2&lang=en'],
    ['/admissions#div1', '/admissions?lang=en#div1'],
    ['/life?type=2#top', '/life?type=2&lang=en#top'],
    ['?page=2', '?page=2&lang=en'],
    ['/news?lang=en', '/news?lang=en'],
  ])('English keeps its language from %s to %s', (href, english) => {
    expect(localizeAddress('en', href)).toBe(english);
    expect(localizeAddress('en', localizeAddress('en', href))).toBe(english);
  });

  it.each([
    ['/news?lang=en', '/news'],
    ['/news?lang=fr&page=2', '/news?page=2'],
    ['/compare?d=bachelor-1&d=master-2&lang=en#kept', '/compare?d=bachelor-1&d=master-2#kept'],
    ['/search?q=a%26b%3D', '/search?q=a%26b%3D'],
  ])('the way from %s back to Chinese is %s', (href, chinese) =>
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
  ])('the address %j is not one of a page, and stays as it is', (href) =>
    expect(localizeAddress('en', href)).toBe(href),
  );
});
