import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { menu, type SiteMenu } from '@admissions/site-content';
import { describe, expect, it } from 'vitest';
import { compositionOf, hasPicture } from './page-banners.ts';

interface Seeded {
  bid: string;
  pic?: { media: string };
  link?: string;
}
const seed = join(import.meta.dirname, '../../../../api/seed/content/ad.bannerSub.json');
const banners = JSON.parse(readFileSync(seed, 'utf8')) as Seeded[];
const placeOf = (address: string) => address.slice(1).replace('?type=', '-');
const places = (menu as SiteMenu)
  .flatMap<{ href: string }>((entry) => ('children' in entry ? [...entry.children] : [entry]))
  .map(({ href }) => placeOf(href.split('#')[0] ?? ''))
  .filter((place, index, all) => place !== all[index - 1]);
const picturesOf = (place: string) =>
  banners
    .filter(({ bid, link }) => placeOf(link ?? bid.replace('p-', '/')) === place)
    .flatMap(({ pic }) => pic?.media ?? []);

describe('the pages of the menu', () => {
  it('open differently from their neighbours', () => {
    const compositions = places.map(compositionOf);
    expect(compositions.filter((each, index) => each === compositions[index - 1])).toEqual([]);
    expect(new Set(compositions).size).toBe(4);
  });
  it('have a picture each, in the demo content, if they open with one', () => {
    const pictures = places.filter(hasPicture).map(picturesOf);
    expect(pictures.map((each) => each.length)).not.toContain(0);
    expect(new Set(pictures.flat()).size).toBe(pictures.flat().length);
  });
});
