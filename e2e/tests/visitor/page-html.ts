import { expect } from '../../fixtures/test.ts';

export const matchesOf = (html: string, pattern: RegExp) =>
  [...html.matchAll(pattern)].map(([, found = '']) => found);
const SIGNS = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" } as const;

export const decoded = (text: string) =>
  text.replace(/&(amp|lt|gt|quot|#x27);/g, (sign) => SIGNS[sign as keyof typeof SIGNS]);

export async function readPage(address: string) {
  const response = await fetch(address);
  const html = await response.text();
  const body = html
    .replace(/<(script|style)[\s\S]*?<\/\1>/g, '')
    // Break opportunities and unbreakable names in headings.
    .replace(/<wbr\/?>|<span>([^<]*)<\/span>/g, '$1');
  return { status: response.status, html, body: decoded(body) };
}
export function expectWhole(body: string, path: string) {
  const count = (part: string) => matchesOf(body, new RegExp(`<(${part})[ >]`, 'g')).length;
  expect([count('h1'), count('main')], `${path}: main heading, main part`).toEqual([1, 1]);
  for (const part of ['header', 'nav', 'footer'])
    expect(count(part), `${path}: ${part}`).toBeGreaterThan(0);
  expect(matchesOf(body, /<title>([^<]+)<\/title>/g)[0]?.length, `${path}: title`).toBeGreaterThan(
    4,
  );
}
