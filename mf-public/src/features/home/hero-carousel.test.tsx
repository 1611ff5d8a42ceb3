// @vitest-environment jsdom
import { fillBrowserGaps, mediaMatching, showPage } from '@admissions/tools/testing';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Hero } from '../../lib/queries.ts';
import { PICTURE } from '../../lib/testing/samples.ts';
import { HeroCarousel } from './hero-carousel.tsx';

const HEROES = ['第一張', '第二張', '第三張'].map((title, index) => ({
  id: index + 1,
  sort: index,
  updatedAt: '',
  title,
  pic: PICTURE,
})) as unknown as Hero[];

beforeEach(() => {
  fillBrowserGaps();
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
const show = () => showPage(<HeroCarousel heroes={HEROES} />);
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
const current = () =>
  [...document.querySelectorAll('li')]
    .filter((slide) => slide.querySelector('img') && !slide.hasAttribute('inert'))
    .map((slide) => slide.querySelector('h2')?.textContent);
const button = (name: string | RegExp) => screen.getByRole('button', { name });

describe('HeroCarousel', () => {
  it('starts with the first slide', () => {
    show();
    expect(current()).toEqual(['第一張']);
  });
  it('has a page heading on every slide', () => {
    show();
    for (const statement of ['第一張', '第二張']) {
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('元智大學招生資訊網');
      expect(screen.getByRole('heading', { level: 2 }).textContent).toBe(statement);
      wait(7000);
    }
  });
  it('advances by itself and wraps around', () => {
    show();
    wait(7000);
    expect(current()).toEqual(['第二張']);
    wait(14_000);
    expect(current()).toEqual(['第一張']);
  });
  it('does not move with reduced motion', () => {
    vi.stubGlobal('matchMedia', mediaMatching('(prefers-reduced-motion: reduce)'));
    show();
    wait(30_000);
    expect(current()).toEqual(['第一張']);
    expect(button('繼續輪播')).toBeTruthy();
  });
  it('pauses while focused, even after the mouse leaves, and resumes afterwards', () => {
    show();
    act(() => button('下一張').focus());
    fireEvent.mouseEnter(document.querySelector('section') as HTMLElement);
    fireEvent.mouseLeave(document.querySelector('section') as HTMLElement);
    wait(30_000);
    expect(current()).toEqual(['第一張']);
    act(() => button('下一張').blur());
    wait(7000);
    expect(current()).toEqual(['第二張']);
  });
  it('pauses on hover', () => {
    show();
    fireEvent.mouseEnter(document.querySelector('section') as HTMLElement);
    wait(30_000);
    expect(current()).toEqual(['第一張']);
  });
  it('pauses and resumes by its button', () => {
    show();
    fireEvent.click(button('暫停輪播'));
    wait(30_000);
    expect(current()).toEqual(['第一張']);
    fireEvent.click(button('繼續輪播'));
    wait(7000);
    expect(current()).toEqual(['第二張']);
  });
  it('goes back, forward and to a selected slide', () => {
    show();
    fireEvent.click(button('上一張'));
    expect(current()).toEqual(['第三張']);
    fireEvent.click(button('下一張'));
    expect(current()).toEqual(['第一張']);
    fireEvent.click(button(/第2張，共3張：第二張/));
    expect(current()).toEqual(['第二張']);
    expect(button(/第2張，共3張/).getAttribute('aria-current')).toBe('true');
  });
  it('follows a swipe, but no tap', () => {
    show();
    const swipe = (from: number, to: number) => {
      fireEvent.touchStart(document.querySelector('section') as HTMLElement, {
        touches: [{ clientX: from }],
      });
      fireEvent.touchEnd(document.querySelector('section') as HTMLElement, {
        changedTouches: [{ clientX: to }],
      });
    };
    swipe(200, 180);
    expect(current()).toEqual(['第一張']);
    swipe(200, 100);
    expect(current()).toEqual(['第二張']);
    swipe(100, 200);
    expect(current()).toEqual(['第一張']);
  });
  it('has a page heading without a banner', () => {
    showPage(<HeroCarousel heroes={[]} />);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('元智大學招生資訊網');
  });
});
