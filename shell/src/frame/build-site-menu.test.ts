import type { Claim } from '@admissions/protocol/releases';
import { menu } from '@admissions/site-content';
import { describe, expect, it } from 'vitest';
import { buildEnglishMenu, buildSiteMenu } from './build-site-menu.ts';

const label = { 'zh-TW': '開放日', en: 'Open day' };
const description = { 'zh-TW': '來校園看看', en: 'Come and see' };
const claim = (order: number, group: 'know' | 'life' = 'know'): Claim => ({
  path: '/open-day',
  query: {},
  menu: { label, order, group, description },
});
const labels = (claims: readonly Claim[], key: string) =>
  buildSiteMenu(claims).flatMap((part) =>
    part.key === key && 'children' in part ? part.children.map((link) => link.label['zh-TW']) : [],
  );

describe('buildSiteMenu', () => {
  it('equals the specification while no remote claims an entry', () => {
    expect(buildSiteMenu([{ path: '/news', query: {} }])).toBe(menu);
  });
  it('puts a claimed entry at its order, in its section only', () => {
    const [first, second, ...others] = labels([], 'know');
    expect(labels([claim(15)], 'know')).toEqual([first, '開放日', second, ...others]);
    expect(labels([claim(900)], 'know').at(-1)).toBe('開放日');
    expect(labels([claim(15)], 'life')).toEqual(labels([], 'life'));
  });
});

it('buildEnglishMenu lists English claims behind its own entries, and no others', () => {
  const keys = (claims: readonly Claim[]) => buildEnglishMenu(claims).map(({ key }) => key);
  const own = keys([]);
  expect(keys([claim(15)])).toEqual(own);
  expect(keys([{ ...claim(15), inEnglish: true }])).toEqual([...own, '/open-day']);
});
