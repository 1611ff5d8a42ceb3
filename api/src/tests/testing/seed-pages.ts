import fs from 'node:fs';
import type { KindId } from '@admissions/model/kinds';
import { packageFile } from '../../platform/config/package-folder.ts';

export type Entry = { key: string } & Record<string, unknown>;

/** The demo entries of a kind. */
export function readSeed(kind: KindId): Entry[] {
  const content = JSON.parse(
    fs.readFileSync(packageFile('seed', 'content', `${kind}.json`), 'utf8'),
  );
  return Array.isArray(content) ? content : [content];
}

/** Picture names in document order. */
export function findPictures(part: unknown): string[] {
  if (Array.isArray(part)) return part.flatMap(findPictures);
  if (typeof part !== 'object' || part === null) return [];
  const { media, label } = part as { media?: unknown; label?: unknown };
  // A download has a label instead.
  if (label !== undefined && media !== undefined) return [];
  return typeof media === 'string' ? [media] : Object.values(part).flatMap(findPictures);
}

const covers = (kind: KindId) => readSeed(kind).map(({ pic }) => pic);
const head = (page: string) => {
  const positions = readSeed('ad.banner').filter((position) => position.page === page);
  return readSeed('ad.bannerSub')
    .filter(({ bid }) => positions.some(({ key }) => key === bid))
    .map(({ pic }) => pic);
};
/** The topics of the home page, one at a time: its slides, and its cards by type. */
const TOPICS = { dream: '1', sales: '2', limited: '3', early: '4' } as const;
const topic = (name: keyof typeof TOPICS) => [
  head(name),
  readSeed('setting.block')
    .filter(({ type }) => type === TOPICS[name])
    .map(({ pic }) => pic),
];
const FILMS_ON_HOME = 4;
const LIFE_TYPES = ['1', '2', '3'] as const;

/** List pages: their header, and the content below it. */
const LISTS: [string, () => unknown][] = [
  [
    '/',
    () => [
      readSeed('setting.banner').map(({ pic }) => pic),
      ['setting.pic', 'setting.selectionItem', 'setting.featuresSub', 'setting.college'].map(
        (kind) => covers(kind as KindId),
      ),
      head('home'),
      topic('dream'),
      covers('about.video').slice(0, FILMS_ON_HOME),
      covers('vr.vr'),
    ],
  ],
  ...(['sales', 'limited', 'early'] as const).map((name): [string, () => unknown] => [
    `/ with the topic ${name}`,
    () => topic(name),
  ]),
  ['/practice', () => [head('practice'), covers('selfvalue.practice')]],
  ['/digit', () => [head('digit'), readSeed('selfvalue.digitalPic')]],
  ['/yzu', () => [head('yzu'), readSeed('college.yzu').map(({ pic, pics }) => [pic, pics])]],
  ['/video', () => [head('video'), covers('about.video')]],
  ['/staff', () => [head('staff'), covers('highschool.staffService')]],
  ['/camp', () => [head('camp'), covers('highschool.camp')]],
  ['/share', () => [head('share'), covers('college.share')]],
  ['/news', () => [head('news'), covers('news.news')]],
  ['/360tours', () => [head('360tours'), covers('vr.vr')]],
  ['/bachelor', () => [head('bachelor'), covers('faculty.bachelor')]],
  ['/master', () => [head('master'), covers('faculty.master')]],
  [
    '/specialized',
    () => [
      head('specialized'),
      covers('faculty.specialized'),
      readSeed('faculty.specializedIntro').map(({ body }) => body),
    ],
  ],
  [
    '/international',
    () => [
      head('international'),
      ['selfvalue.exchange', 'selfvalue.volunteer', 'selfvalue.teaching'].map((kind) =>
        covers(kind as KindId),
      ),
      readSeed('selfvalue.mit'),
    ],
  ],
  [
    '/studying',
    () => [head('studying'), covers('selfvalue.apply'), covers('selfvalue.department')],
  ],
  ...LIFE_TYPES.map((type): [string, () => unknown] => [
    `/life?type=${type}`,
    () => [
      head('life'),
      readSeed('college.life')
        .filter((each) => String(each.type) === type)
        .map(({ pic }) => pic),
    ],
  ]),
];

/** Kinds with detail pages. In a translated entry, English texts replace the others. */
const OPENED: readonly KindId[] = [
  'about.admissions',
  'college.life',
  'college.share',
  'college.yzu',
  'faculty.bachelorDepartment',
  'faculty.masterDepartment',
  'faculty.specializedDepartment',
  'highschool.camp',
  'highschool.staffService',
  'news.news',
  'selfvalue.apply',
  'selfvalue.course',
  'selfvalue.degree',
  'selfvalue.department',
  'selfvalue.exchange',
  'selfvalue.practice',
  'selfvalue.teaching',
  'selfvalue.volunteer',
];

/** The visitors' pages of the demo content, each with a function that returns its pictures. */
export const SEED_PAGES: [string, () => unknown][] = [
  ...LISTS,
  ...OPENED.flatMap((kind) =>
    readSeed(kind).map(({ key }, at): [string, () => unknown] => [
      `${kind} ${key}`,
      () => {
        const { bodyEn: _, ...entry } = readSeed(kind)[at] as Entry;
        return entry;
      },
    ]),
  ),
];
