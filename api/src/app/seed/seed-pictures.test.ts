import fs from 'node:fs';
import { KINDS } from '@admissions/model/kinds';
import { SETTING_PRESETS } from '@admissions/site-content/settings';
import { describe, expect, it } from 'vitest';
import { packageFile } from '../../platform/config/package-folder.ts';

interface Entry {
  name?: string;
  pic?: { media: string; alt: string };
}
const readSeed = (kind: string): Entry[] =>
  [JSON.parse(fs.readFileSync(packageFile('seed', 'content', `${kind}.json`), 'utf8'))].flat();
const WITH_FACES = [
  'college.share',
  'faculty.bachelorShare',
  'faculty.masterShare',
  'faculty.specializedShare',
  'setting.seniorItem',
];
const people = WITH_FACES.flatMap(readSeed).map(({ name = '', pic }) => ({
  name,
  media: pic?.media ?? '',
  alt: pic?.alt ?? '',
}));

/** Words of which a text has one, if a picture with a clear subject is beside it. */
const MEANINGS: Record<string, string[]> = JSON.parse(
  fs.readFileSync(new URL('./picture-meanings.json', import.meta.url), 'utf8'),
);
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
/** Texts beside a picture that have none of its words. */
function findStrangers(value: unknown): string[] {
  if (!isObject(value)) return [];
  const { pic } = value;
  const name = isObject(pic) ? String(pic.media) : '';
  const text = Object.values(value)
    .filter((each) => typeof each === 'string')
    .join(' ');
  const isStrange = MEANINGS[name]?.every((word) => !text.includes(word));
  return [
    ...(isStrange ? [`${name}: ${text}`] : []),
    ...Object.values(value).flatMap(findStrangers),
  ];
}

describe('the pictures of the demo content', () => {
  // Positions of banners are on different pages.
  it.each(KINDS.map(({ id }) => id).filter((id) => !SETTING_PRESETS[id] && id !== 'ad.bannerSub'))(
    'appear once each in a list of %s',
    (kind) => {
      const covers = readSeed(kind).flatMap(({ pic }) => pic?.media ?? []);
      expect(new Set(covers).size).toBe(covers.length);
    },
  );
  it('with a clear subject are beside texts about it', () => {
    const kinds = KINDS.filter(({ id }) => !SETTING_PRESETS[id]);
    expect(kinds.flatMap(({ id }) => findStrangers(readSeed(id)))).toEqual([]);
  });
  it('show one face per person, named in their text', () => {
    for (const { name, media, alt } of people) {
      const same = people.filter((each) => each.name === name || each.media === media);
      expect(new Set(same.map((each) => `${each.name} ${each.media}`)).size, name).toBe(1);
      expect(alt).toMatch(new RegExp(`${name}$`));
    }
  });
});
