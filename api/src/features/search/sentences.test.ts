import { readFileSync } from 'node:fs';
import { SITE_READ_PATHS } from '@admissions/protocol';
import { beforeAll, expect, it } from 'vitest';
import { asVisitor, testApp } from '#testing';

interface Sentence {
  text: string;
  /** A path, the key of a department, or a part of the title of one of the first three hits. */
  search?: string[];
  /** Departments that must not be the first hit. */
  not?: string[];
}
interface Hit {
  title: string;
  url: string;
}
const read = (path: string) =>
  JSON.parse(readFileSync(new URL(`../../../../${path}`, import.meta.url), 'utf8'));
const { tuned, fresh, later, second, refused, kinds } = read(
  'shared-libs/model/src/understanding/sentences.json',
) as Record<'tuned' | 'fresh' | 'later' | 'second' | 'refused' | 'kinds', Sentence[]>;
const ALL = [...tuned, ...fresh, ...later, ...second, ...refused, ...kinds];
const TITLES = new Map(
  (
    read('api/seed/content/faculty.bachelorDepartment.json') as { key: string; title: string }[]
  ).map(({ key, title }) => [key, title]),
);
const test = testApp({ seed: 'demo' });
const visitor = asVisitor(test);
const hits = new Map<string, Hit[]>();
beforeAll(async () => {
  for (const { text } of ALL) {
    const { body } = await visitor(
      'GET',
      `${SITE_READ_PATHS.search}?q=${encodeURIComponent(text)}&perpage=3`,
    );
    hits.set(text, body.data.list);
  }
});
const isHit = ({ title, url }: Hit, expected: string) =>
  expected.startsWith('/')
    ? url.startsWith(expected)
    : title.includes(TITLES.get(expected) ?? expected);

it.each([
  ['tuned', tuned],
  ['fresh', fresh],
  ['later', later],
  ['second', second],
  ['refused', refused],
  ['kinds', kinds],
] as const)('finds a right page or department for nine sentences of ten: %s', (_name, list) => {
  const answered = list.filter(({ search }) => search);
  const missed = answered.filter(
    ({ text, search = [] }) =>
      !hits.get(text)?.some((hit) => search.some((expected) => isHit(hit, expected))),
  );
  const shown = missed.map(({ text }) => [
    text,
    ...(hits.get(text)?.map(({ title }) => title) ?? []),
  ]);
  expect(1 - missed.length / answered.length, shown.join('\n')).toBeGreaterThanOrEqual(0.9);
});

it('leaves out what is refused', () => {
  const found = refused.flatMap(({ text, not = [] }) =>
    (hits.get(text) ?? [])
      .filter((hit) => not.some((key) => isHit(hit, key)))
      .map(({ title }) => [text, title]),
  );
  expect(found).toEqual([]);
});

it('never finds the opposite first', () => {
  const opposite = ALL.filter(({ text, not = [] }) => {
    const first = hits.get(text)?.[0];
    return first && not.some((key) => isHit(first, key));
  });
  expect(opposite).toEqual([]);
});
