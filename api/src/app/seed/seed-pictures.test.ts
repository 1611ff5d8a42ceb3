import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import { packageFile } from '../../platform/config/package-folder.ts';
import type { Entry } from '../../tests/testing/seed-pages.ts';
import { findPictures, readSeed, SEED_PAGES } from '../../tests/testing/seed-pages.ts';

interface Drawn {
  name: string;
  alt: string;
  width: number;
  height: number;
  country?: string;
  variants: { width: number; file: string }[];
}
const index = new Map(
  (JSON.parse(fs.readFileSync(packageFile('seed', 'media', 'index.json'), 'utf8')) as Drawn[]).map(
    (picture) => [picture.name, picture],
  ),
);

const repeated = (names: readonly string[]) => [
  ...new Set(names.filter((name, at) => names.indexOf(name) !== at)),
];
const WITH_FACES = [
  'college.share',
  'faculty.bachelorShare',
  'faculty.masterShare',
  'faculty.specializedShare',
  'setting.seniorItem',
] as const;
const people = WITH_FACES.flatMap((kind) => readSeed(kind)) as (Entry & {
  name: string;
  pic: { media: string; alt: string };
})[];

describe('the pictures of the demo content', () => {
  it.each(SEED_PAGES)('appear once each on %s', (_page, read) => {
    expect(repeated(findPictures(read()))).toEqual([]);
  });

  it('show one face per person and one person per face', () => {
    const faces = new Map<string, Set<string>>();
    const add = (key: string, value: string) =>
      faces.set(key, (faces.get(key) ?? new Set()).add(value));
    for (const { name, pic } of people) {
      add(pic.media, name);
      add(name, pic.media);
    }
    const shared = [...faces].filter(([, others]) => others.size > 1);
    expect(shared.map(([key, others]) => `${key}: ${[...others].join('、')}`)).toEqual([]);
  });

  it('show the person named in their text', () => {
    const wrong = people.filter(({ name, pic }) => !pic.alt.endsWith(name));
    expect(wrong.map(({ key, pic }) => `${key}: ${pic.alt}`)).toEqual([]);
  });

  it('exist, with alternative texts', () => {
    const used = SEED_PAGES.flatMap(([, read]) => findPictures(read()));
    expect(used.filter((name) => !index.has(name))).toEqual([]);
    expect([...index.values()].filter(({ alt }) => alt.length < 4)).toEqual([]);
  });

  it('show the country that the entry is about', () => {
    const abroad = [
      'selfvalue.exchange',
      'selfvalue.degree',
      'selfvalue.volunteer',
      'selfvalue.teaching',
    ] as const;
    const wrong = abroad
      .flatMap((kind) => readSeed(kind))
      .flatMap(({ key, country, pic }) => {
        const shown = index.get((pic as { media: string } | undefined)?.media ?? '')?.country;
        return shown && shown !== country ? [`${key}: ${shown}, ${country}`] : [];
      });
    expect(wrong).toEqual([]);
  });

  it('describe only what the drawing shows', () => {
    const descriptions = SEED_PAGES.flatMap(([, read]) => findWords(read()));
    const wrong = descriptions.flatMap(({ media, alt }) => {
      const drawn = index.get(media)?.alt ?? '';
      return VISIBLE.filter((thing) => alt.includes(thing) && !drawn.includes(thing)).map(
        (thing) => `${media}: ${thing}（${alt}）`,
      );
    });
    expect([...new Set(wrong)]).toEqual([]);
  });

  it('have header dimensions in page headers, wide and tall, and small files', () => {
    const headers = readSeed('ad.bannerSub').filter(({ pic, bid }) => pic && isHead(String(bid)));
    const wrong = headers.flatMap(({ key, pic, picMobile }) => {
      const ratio = (value: unknown) => {
        const drawn = index.get((value as { media: string } | undefined)?.media ?? '');
        return drawn ? drawn.width / drawn.height : 0;
      };
      const isDrawn = Math.abs(ratio(pic) - 2.8) < 0.05 && Math.abs(ratio(picMobile) - 0.8) < 0.02;
      return isDrawn ? [] : [key];
    });
    expect(wrong).toEqual([]);
    const weights = [...index.values()]
      .filter(({ name }) => name.startsWith('head-'))
      .flatMap(({ variants }) => variants)
      .map(({ file }) => [file, fs.statSync(packageFile('seed', 'media', file)).size] as const);
    expect(weights.filter(([, size]) => size > MOST_BYTES)).toEqual([]);
  });

  it('differ between page headers', () => {
    const headers = readSeed('ad.bannerSub').filter(({ bid }) => isHead(String(bid)));
    expect(repeated(findPictures(headers))).toEqual([]);
  });
});

const MOST_BYTES = 40 * 1024;
/** Conspicuous objects: an alternative text may name them only where they are drawn. */
const VISIBLE = [
  ...['籃球', '龍舟', '帳篷', '望遠鏡', '顯微鏡', '六月', '富士山', '鐵塔', '吊橋', '雪山'],
  ...['風力機', '歌劇院', '夜市', '淨灘', '跑步機', '泳', '列車', '黑客松', '畢業', '獎盃', '蛋糕'],
];

// The themes of the home page and its banner strip have no header of their own.
function isHead(position: string) {
  return !['text-bar', 'p-home', 'p-dream', 'p-sales', 'p-limited', 'p-early'].includes(position);
}

function findWords(part: unknown): { media: string; alt: string }[] {
  if (Array.isArray(part)) return part.flatMap(findWords);
  if (typeof part !== 'object' || part === null) return [];
  const { media, alt } = part as { media?: string; alt?: string };
  if (typeof media === 'string') return alt ? [{ media, alt }] : [];
  return Object.values(part).flatMap(findWords);
}
