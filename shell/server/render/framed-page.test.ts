import { expect, test } from 'vitest';
import { stripScripts } from './framed-page.ts';

test('page for a frame of the back office has no scripts and no preloads of scripts', () => {
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
