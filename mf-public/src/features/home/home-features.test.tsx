// @vitest-environment jsdom
import { showPage } from '@admissions/tools/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { Feature } from './home-data.ts';
import { HomeFeatures } from './home-features.tsx';

afterEach(cleanup);
const pic = {
  url: '/media/hall.webp',
  alt: '講堂',
  width: 1600,
  height: 900,
  focal: { x: 0.5, y: 0.5 },
  placeholder: '',
  sources: [],
};
const feature = (more: object) =>
  ({
    id: 1,
    title: '特色',
    text: '說明',
    figure: '',
    figureNote: '',
    ...more,
  }) as unknown as Feature;
const items = [
  feature({ pic, figure: '98%', figureNote: '就業率', link: { href: '/studying' } }),
  feature({ id: 2, title: '國際' }),
];

describe('HomeFeatures', () => {
  it('shows the heading, and each feature with picture, figure and link', () => {
    showPage(<HomeFeatures highlights={{ heading: '為什麼選擇元智', intro: '三個理由', items }} />);
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('為什麼選擇元智');
    expect(screen.getByText('三個理由')).toBeTruthy();
    const [first, second] = screen.getAllByRole('listitem') as [HTMLElement, HTMLElement];
    const picture = first.querySelector('img');
    // Decorative beside its text: not announced.
    expect([picture?.getAttribute('src'), picture?.getAttribute('alt')]).toEqual([pic.url, '']);
    expect(first.textContent).toContain('98%就業率');
    expect(within(first).getByRole('link').getAttribute('href')).toBe('/studying');
    expect([second.querySelector('img'), within(second).queryByRole('link')]).toEqual([null, null]);
  });
  it('omits a missing introduction, and renders nothing without features', () => {
    const { container } = showPage(
      <HomeFeatures highlights={{ heading: '為什麼選擇元智', intro: '', items }} />,
    );
    expect(container.querySelector('header p, h2 + p')).toBeNull();
    cleanup();
    expect(showPage(<HomeFeatures highlights={null} />).container.textContent).toBe('');
  });
});
