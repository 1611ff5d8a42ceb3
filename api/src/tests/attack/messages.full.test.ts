import type { Locale } from '@admissions/model';
import { expect, it } from 'vitest';
import { everyRoute } from '../contract/every-route.ts';

const every = everyRoute();

const PLACEHOLDER = /\{\w+\}/;
const LONG = 2500;
type Leaf = string | number | boolean | null;
/** Ways to invalidate every value of a body at once. */
const WRONG: Record<string, (leaf: Leaf) => unknown> = {
  'too long': (leaf) => (typeof leaf === 'string' ? 'x'.repeat(LONG) : leaf),
  'in two lines': (leaf) => (typeof leaf === 'string' ? `${leaf}\n${leaf}` : leaf),
  empty: (leaf) => (typeof leaf === 'string' ? '' : null),
  'too large': (leaf) => (typeof leaf === 'number' ? 2 ** 52 : leaf),
  'too small': (leaf) => (typeof leaf === 'number' ? -(2 ** 52) : leaf),
  'of another type': (leaf) => (typeof leaf === 'string' ? { x: 1 } : 'x'),
};
const spoiled = (value: unknown, wrong: (leaf: Leaf) => unknown): unknown => {
  if (Array.isArray(value)) return value.map((each) => spoiled(each, wrong));
  if (typeof value !== 'object' || value === null) return wrong(value as Leaf);
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, spoiled(each, wrong)]),
  );
};

it('messages fill all placeholders, on every route and in both languages', async () => {
  const found: string[] = [];
  const messages = new Set<string>();
  let refusals = 0;
  for (const route of every.routes) {
    if (route.schema.body === undefined) continue;
    const { id, body } = await every.valid(route);
    const bodies = [
      ...Object.entries(WRONG).map(([how, wrong]) => [how, spoiled(body, wrong)] as const),
      ['missing', {}] as const,
    ];
    for (const [how, wrong] of bodies) {
      // Both catalogues have the same placeholders, so one case covers the second language.
      for (const locale of (how === 'too long' ? ['zh-TW', 'en'] : ['zh-TW']) satisfies Locale[]) {
        const headers = { ...every.staff, 'accept-language': locale };
        const answer = await every.send(route, { id, body: wrong, headers });
        if (answer.body === undefined || answer.body.errorCode === 1) continue;
        refusals++;
        const sentences = [
          answer.body.message,
          ...Object.values((answer.body.errors ?? {}) as Record<string, string[]>).flat(),
        ];
        for (const sentence of sentences) {
          messages.add(sentence);
          if (PLACEHOLDER.test(sentence))
            found.push(`${route.method} ${route.url}, ${how}: ${sentence}`);
        }
      }
    }
  }
  expect(found).toEqual([]);
  // Trying later does not mend a refused request.
  expect([...messages].filter((sentence) => /稍後再試|try again later/.test(sentence))).toEqual([]);
  // Ensures that the messages in question were among those checked.
  expect(
    [...messages].filter((sentence) => sentence.includes(`目前${LONG}個字`)).length,
  ).toBeGreaterThan(3);
  expect(
    [...messages].filter((sentence) => sentence.includes(`(${LONG} now)`)).length,
  ).toBeGreaterThan(3);
  expect(refusals).toBeGreaterThan(400);
}, 300_000);
