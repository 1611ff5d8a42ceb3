import { createImage } from '@admissions/tools/testing';
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { Picture } from './picture.tsx';

const image = createImage({
  url: '/media/a-1600.webp',
  width: 1600,
  height: 900,
  focal: { x: 0.9, y: 0.1 },
  sources: [
    { type: 'image/avif', srcset: '/media/a-400.avif 400w' },
    { type: 'image/webp', srcset: '/media/a-400.webp 400w' },
  ],
});
const mobile = createImage({
  width: 800,
  height: 1000,
  sources: [{ type: 'image/avif', srcset: '/media/m-400.avif 400w' }],
});
const show = (element: ReactElement) => {
  const { container } = render(element);
  const img = container.querySelector('img') as HTMLImageElement;
  return { img, sources: [...container.querySelectorAll('source')] };
};

describe('Picture', () => {
  it('offers every format in order with the displayed width', () => {
    const { img, sources } = show(<Picture image={image} sizes="50vw" />);
    expect(sources.map(({ type, srcset, sizes }) => [type, srcset, sizes])).toEqual([
      ['image/avif', '/media/a-400.avif 400w', '50vw'],
      ['image/webp', '/media/a-400.webp 400w', '50vw'],
    ]);
    expect([img.getAttribute('src'), img.alt, img.width, img.height]).toEqual([
      '/media/a-1600.webp',
      '校園',
      1600,
      900,
    ]);
  });
  it('hides a decorative picture from screen readers with an empty alt', () =>
    expect(show(<Picture image={image} sizes="50vw" isDecorative />).img.getAttribute('alt')).toBe(
      '',
    ));
  it('preserves the focal point without a style attribute', () => {
    const { img } = show(<Picture image={image} sizes="100vw" ratio="card" />);
    expect([img.dataset.focal, img.hasAttribute('style')]).toEqual(['top right', false]);
  });
  it('offers the phone crop first, for narrow screens only, in its own size', () => {
    const { sources } = show(<Picture image={image} mobile={mobile} sizes="100vw" />);
    expect(sources.map((source) => [source.srcset, source.media])).toEqual([
      ['/media/m-400.avif 400w', '(width < 700px)'],
      ['/media/a-400.avif 400w', ''],
      ['/media/a-400.webp 400w', ''],
    ]);
    expect([sources[0]?.getAttribute('width'), sources[0]?.getAttribute('height')]).toEqual([
      '800',
      '1000',
    ]);
  });
  it('loads the first picture eagerly and the others lazily', () => {
    const first = show(<Picture image={image} sizes="100vw" isFirst />).img;
    expect([first.getAttribute('loading'), first.getAttribute('fetchpriority')]).toEqual([
      'eager',
      'high',
    ]);
    expect(show(<Picture image={image} sizes="100vw" />).img.getAttribute('loading')).toBe('lazy');
  });
  it('preloads only the first picture, each crop for its screens', () => {
    const named = (name: string) => ({
      ...image,
      url: `/media/${name}.webp`,
      sources: [{ type: 'image/avif', srcset: `/media/${name}.avif 400w` }],
    });
    show(<Picture image={named('later')} sizes="50vw" />);
    show(<Picture image={named('hero')} mobile={named('portrait')} sizes="100vw" isFirst />);
    const links = [
      ...document.head.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=image]'),
    ];
    const preloads = links.map((link) =>
      ['imagesrcset', 'media', 'type', 'fetchpriority'].map((name) => link.getAttribute(name)),
    );
    expect(preloads.filter(([srcset]) => /later|hero|portrait/.test(srcset ?? ''))).toEqual([
      ['/media/hero.avif 400w', '(width >= 700px)', 'image/avif', 'high'],
      ['/media/portrait.avif 400w', '(width < 700px)', 'image/avif', 'high'],
    ]);
  });
});
