// @vitest-environment jsdom
import { SCROLL_ANIMATION_MS } from '@admissions/protocol';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { scrollSmoothly } from './scroll-smoothly.ts';

const scrolled = vi.fn<(options: ScrollToOptions) => void>();
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'performance'] });
  vi.stubGlobal('scrollTo', scrolled.mockClear());
});
const stubMedia = (...matching: string[]) =>
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.split(', ').some((part) => matching.includes(part)),
  }));
const places = () => scrolled.mock.calls.map(([{ top }]) => Math.round(top ?? -1));

describe('scrollSmoothly', () => {
  it('takes 1300 milliseconds', () => {
    stubMedia();
    expect(SCROLL_ANIMATION_MS).toBe(1300);
    scrollSmoothly(1000);
    vi.advanceTimersByTime(1250);
    expect(places().at(-1)).toBeLessThan(1000);
    vi.advanceTimersByTime(150);
    expect(places().at(-1)).toBe(1000);
    const steps = places().length;
    vi.advanceTimersByTime(500);
    expect(places()).toHaveLength(steps);
  });
  it('ends when the visitor turns the wheel', () => {
    stubMedia();
    scrollSmoothly(1000);
    vi.advanceTimersByTime(400);
    dispatchEvent(new Event('wheel'));
    const before = places();
    vi.advanceTimersByTime(2000);
    expect(places()).toEqual(before);
    expect(before.at(-1)).toBeLessThan(1000);
  });
  it.each([
    ['a narrow window', '(width < 700px)'],
    [
      'scroll animations are disabled on phones: a portrait one',
      '(pointer: coarse) and (width < 500px)',
    ],
    [
      'scroll animations are disabled on phones: a landscape one',
      '(pointer: coarse) and (height < 500px)',
    ],
    ['reduced motion', '(prefers-reduced-motion: reduce)'],
  ])('jumps at once: %s', (_name, query) => {
    stubMedia(query);
    scrollSmoothly(1000);
    expect(scrolled.mock.calls).toEqual([[{ top: 1000, behavior: 'instant' }]]);
  });
});
