// @vitest-environment jsdom
import { fillBrowserGaps, mediaMatching, showPage } from '@admissions/tools/testing';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Hero } from '../../lib/queries.ts';
import { HeroCarousel } from './hero-carousel.tsx';

const pic = {
  url: '/media/a.webp',
  alt: '校園',
  width: 4,
  height: 3,
  focal: { x: 0.5, y: 0.5 },
  placeholder: '',
  sources: [],
};
const HEROES = ['第一張', '第二張', '第三張'].map((title, index) => ({
  id: index + 1,
  sort: index,
  updatedAt: '',
  title,
  pic,
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
/** The slides that can be reached. */
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
  it('leaves the page its heading whichever slide is shown', () => {
    show();
    for (const statement of ['第一張', '第二張']) {
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('元智大學招生資訊網');
      expect(screen.getByRole('heading', { level: 2 }).textContent).toBe(statement);
      wait(7000);
    }
  });
  it('goes on by itself, and after the last begins again', () => {
    show();
    wait(7000);
    expect(current()).toEqual(['第二張']);
    wait(14_000);
    expect(current()).toEqual(['第一張']);
  });
  it('stands still for visitors who prefer less motion', () => {
    vi.stubGlobal('matchMedia', mediaMatching('(prefers-reduced-motion: reduce)'));
    show();
    wait(30_000);
    expect(current()).toEqual(['第一張']);
    expect(button('繼續輪播')).toBeTruthy();
  });
  it('stands still while the focus is in it, also when the mouse has left, and goes on after that', () => {
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
  it('stands still under the mouse', () => {
    show();
    fireEvent.mouseEnter(document.querySelector('section') as HTMLElement);
    wait(30_000);
    expect(current()).toEqual(['第一張']);
  });
  it('stops and goes on with its button', () => {
    show();
    fireEvent.click(button('暫停輪播'));
    wait(30_000);
    expect(current()).toEqual(['第一張']);
    fireEvent.click(button('繼續輪播'));
    wait(7000);
    expect(current()).toEqual(['第二張']);
  });
  it('goes back, on, and to the slide that is chosen', () => {
    show();
    fireEvent.click(button('上一張'));
    expect(current()).toEqual(['第三張']);
    fireEvent.click(button('下一張'));
    expect(current()).toEqual(['第一張']);
    fireEvent.click(button(/第2張，共3張：第二張/));
    expect(current()).toEqual(['第二張']);
    expect(button(/第2張，共3張/).getAttribute('aria-current')).toBe('true');
  });
  it('follows a swipe, and no touch that hardly moves', () => {
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
  it('still gives the page its heading when there is no banner', () => {
    showPage(<HeroCarousel heroes={[]} />);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('元智大學招生資訊網');
  });
});
