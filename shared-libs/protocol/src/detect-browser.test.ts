import { expect, it } from 'vitest';
import { detectBrowser } from './detect-browser.ts';

it.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0 Safari/537.36 Edg/156.0',
    'Edge / Windows',
  ],
  [
    'Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0 Mobile Safari/537.36',
    'Chrome / Android',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15 Version/26.0 Mobile Safari/604.1',
    'Safari / iOS',
  ],
  ['curl/8.5.0', 'curl/8.5.0'],
  ['', '—'],
])('detectBrowser detects in %s the name %s', (userAgent, name) => {
  expect(detectBrowser(userAgent)).toBe(name);
});
