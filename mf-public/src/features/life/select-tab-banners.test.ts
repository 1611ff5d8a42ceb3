import { describe, expect, it } from 'vitest';
import type { Slide } from '../../lib/banners/page-banners.ts';
import { selectTabBanners } from './select-tab-banners.ts';

const slide = (title: string, href?: string) =>
  ({ title, link: href ? { href, newWindow: false } : null }) as unknown as Slide;
const banners = {
  slides: [slide('三處', undefined), slide('宿舍', '/life'), slide('城市', '/life?type=3')],
  notices: [],
};
const titles = (type: '1' | '2' | '3') =>
  selectTabBanners(banners, type).slides.map(({ title }) => title);

describe('the banners of university life', () => {
  it('stand on the tab that they lead to', () => {
    expect(titles('1')).toEqual(['宿舍']);
    expect(titles('3')).toEqual(['城市']);
  });
  it('stand on every tab without one of its own when they lead to none', () =>
    expect(titles('2')).toEqual(['三處']));
  it('lead nowhere on the tab that they would lead to', () =>
    expect(selectTabBanners(banners, '3').slides[0]?.link).toBeNull());
});
