import { describe, expect, test } from 'vitest';
import { isFramedPage, stripScripts } from './framed-page.ts';

describe('page for a frame of the back office', () => {
  test('has no scripts and no preloads of scripts', () => {
    const html = [
      '<!doctype html><html lang="zh-TW"><head>',
      '<link rel="modulepreload" href="/assets/a.js"/><link rel="preload" href="/b.js" as="script"/>',
      '<link rel="preload" href="/font.woff2" as="font"/><link rel="stylesheet" href="/a.css"/>',
      '<script type="application/json" id="boot">{"text":"\\u003c/script>"}</script>',
      '<script type="module" src="/assets/a.js"></script></head>',
      '<body><h1>標題</h1><noscript><a href="/news">選單</a></noscript>',
      '<p id="start-notice">這個瀏覽器</p></body></html>',
    ].join('');
    expect(stripScripts(html)).toBe(
      '<!doctype html><html data-hydrated lang="zh-TW"><head><link rel="preload" href="/font.woff2" as="font"/><link rel="stylesheet" href="/a.css"/></head><body><h1>標題</h1></body></html>',
    );
  });
  test('is rendered only for drafts: public pages retain their scripts', () => {
    const url = 'http://site/newsCont?id=7&framed=1';
    expect(isFramedPage({ url })).toBe(false);
    expect(isFramedPage({ url, preview: { token: 't', until: '' } })).toBe(true);
  });
});
