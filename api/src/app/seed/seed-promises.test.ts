import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import { packageFile } from '../../platform/config/package-folder.ts';

// Checks promises in the seeded texts against the content they refer to.

interface Item {
  type: string;
  html?: string;
  link?: string;
}
interface Entry {
  key: string;
  date?: string;
  type?: string;
  title: string;
  summary: string;
  body: Item[];
  link?: unknown;
  files?: { label: string }[];
}
const read = (id: string): Entry[] =>
  JSON.parse(fs.readFileSync(packageFile('seed', 'content', `${id}.json`), 'utf8'));
const find = (id: string, key: string) => {
  const found = read(id).find((each) => each.key === key);
  if (!found) throw new Error(`${id} has no ${key}`);
  return found;
};

describe('the demo content', () => {
  it.each([
    ['portfolio-week', 'portfolio'],
    ['parents-day', 'parents'],
  ])('has a sign-up button in the notice of %s, and a matching event', (key, type) => {
    const links = find('news.news', key).body.flatMap(({ link }) => link ?? []);
    expect(links).toContain(`/events?type=${type}`);
    expect(read('highschool.event').some((event) => event.type === type)).toBe(true);
  });
  it('lists existing teacher material by file name', () => {
    const { body, files } = find('highschool.staffService', 'materials');
    const listed = [
      ...body
        .map(({ html }) => html ?? '')
        .join('')
        .matchAll(/<li>(.*?)<\/li>/g),
    ];
    expect(listed.map(([, text]) => text)).toEqual(files?.map(({ label }) => label));
  });
  it('links to the university’s home page only with a matching label', () => {
    const files = fs.readdirSync(packageFile('seed', 'content'));
    const words = files.flatMap((file) =>
      findWordsToFirstPage(
        JSON.parse(fs.readFileSync(packageFile('seed', 'content', file), 'utf8')),
        file,
      ),
    );
    expect([...new Set(words)]).toEqual(['元智大學首頁']);
  });
  it.each([
    ['special-talent', 'special-talent-open'],
    ['master-recommend', 'grad-result'],
  ])('links the admission channel %s to its notice', (channel, notice) => {
    const { link } = find('about.admissions', channel);
    expect(link).toMatchObject({
      href: `/newsCont?id=${read('news.news').findIndex(({ key }) => key === notice) + 1}`,
    });
  });
});

/** The labels of links to the university's home page: their own, else those of their parent. */
function findWordsToFirstPage(part: unknown, words: string): string[] {
  if (typeof part === 'string')
    return /https?:\/\/www\.yzu\.edu\.tw\/?(?=["<\s]|$)/.test(part) ? [words] : [];
  if (typeof part !== 'object' || part === null) return [];
  const { label, title } = part as { label?: unknown; title?: unknown };
  const own = [label, title].find((each) => typeof each === 'string') ?? words;
  return Object.values(part).flatMap((each) => findWordsToFirstPage(each, String(own)));
}
