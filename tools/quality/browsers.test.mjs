import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { startNotice } from '../../shell/server/render/start-notice.ts';
import { BROWSERS } from '../vite/browsers.mjs';

const page = readFileSync(join(import.meta.dirname, '../../docs/browsers.md'), 'utf8');
/** What the builds are written for: { chrome: '111', … }. */
const built = Object.fromEntries(
  BROWSERS.map((each) => /^([a-z]+)([\d.]+)$/.exec(each)?.slice(1) ?? [each, '']),
);
/** What a text names: { safari: '16.4', … }. */
const namedIn = (text) =>
  Object.fromEntries(
    [...text.matchAll(/\b(Safari|Chrome|Firefox)\b[^\d\n]*?([\d.]*\d)/g)].map(
      ([, name, version]) => [name.toLowerCase(), version],
    ),
  );

describe('the list of supported browsers', () => {
  it('is one: what the builds are written for, what the page says, and what a visitor of an older one reads', () => {
    const { chrome, firefox, safari, edge, ios, ...others } = built;
    expect([others, edge, ios]).toEqual([{}, chrome, safari]);
    const table = page.slice(page.indexOf('|---'), page.indexOf('The list is'));
    expect(namedIn(table)).toEqual({ chrome, firefox, safari });
    for (const locale of ['zh-TW', 'en'])
      expect([locale, namedIn(startNotice(locale))]).toEqual([locale, { chrome, firefox, safari }]);
  });
});
