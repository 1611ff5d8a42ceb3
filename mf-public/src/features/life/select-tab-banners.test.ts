import { describe, expect, it } from 'vitest';
import type { Slide } from '../../lib/banners/page-banners.ts';
import { selectTabBanners } from './life-page.tsx';

const slide = (title: string, href?: string) =>
  ({ title, link: href ? { href, newWindow: false } : null }) as unknown as Slide;
const banners = {
  slides: [slide('三處', undefined), slide('宿舍', '/life'), slide('城市', '/life?type=3')],
  notices: [],
};
const titles = (type: '1' | '2' | '3') =>
  selectTabBanners(banners, type).slides.map(({ title }) => title);

describe('selectTabBanners', () => {
  it('shows banners on the tab of their link', () => {
    expect(titles('1')).toEqual(['宿舍']);
    expect(titles('3')).toEqual(['城市']);
  });
  it('shows banners without a tab wherever a tab has none of its own', () =>
    expect(titles('2')).toEqual(['三處']));
  it('removes links to the current tab', () =>
    expect(selectTabBanners(banners, '3').slides[0]?.link).toBeNull());
});
