import { createImage, mediaMatching, showPage } from '@admissions/tools/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type Hero, HeroCarousel } from './hero-carousel.tsx';

const HEROES = ['第一張', '第二張', '第三張'].map((title, index) => ({
  id: index + 1,
  sort: index,
  updatedAt: '',
  title,
  pic: createImage(),
})) as unknown as Hero[];

beforeEach(() => void vi.useFakeTimers());
const show = () => showPage(<HeroCarousel heroes={HEROES} />);
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
const current = () =>
  [...document.querySelectorAll('li')]
    .filter((slide) => slide.querySelector('img') && !slide.hasAttribute('inert'))
    .map((slide) => slide.querySelector('h2')?.textContent)
    .join();
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const section = () => document.querySelector('section') as HTMLElement;

describe('HeroCarousel', () => {
  it('advances by itself and wraps around, with a page heading on every slide', () => {
    show();
    for (const statement of ['第一張', '第二張', '第三張', '第一張']) {
      expect(current()).toBe(statement);
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('元智大學招生資訊網');
      expect(screen.getByRole('heading', { level: 2 }).textContent).toBe(statement);
      wait(7000);
    }
  });
  it('does not move with reduced motion', () => {
    vi.stubGlobal('matchMedia', mediaMatching('(prefers-reduced-motion: reduce)'));
    show();
    wait(30_000);
    expect(current()).toBe('第一張');
    expect(button('繼續輪播')).toBeTruthy();
  });
  it.each<[string, () => void, () => void]>([
    [
      'while focused, even after the mouse leaves',
      () => {
        act(() => button('下一張').focus());
        fireEvent.mouseEnter(section());
        fireEvent.mouseLeave(section());
      },
      () => act(() => button('下一張').blur()),
    ],
    [
      'on hover',
      () => void fireEvent.mouseEnter(section()),
      () => void fireEvent.mouseLeave(section()),
    ],
    [
      'by its button',
      () => void fireEvent.click(button('暫停輪播')),
      () => void fireEvent.click(button('繼續輪播')),
    ],
  ])('pauses %s, and resumes afterwards', (_how, pause, resume) => {
    show();
    pause();
    wait(30_000);
    expect(current()).toBe('第一張');
    resume();
    wait(7000);
    expect(current()).toBe('第二張');
  });
  it('goes back, forward and to a selected slide', () => {
    show();
    fireEvent.click(button('上一張'));
    expect(current()).toBe('第三張');
    fireEvent.click(button('下一張'));
    expect(current()).toBe('第一張');
    fireEvent.click(button(/第2張，共3張：第二張/));
    expect(current()).toBe('第二張');
    expect(button(/第2張，共3張/).getAttribute('aria-current')).toBe('true');
  });
  it('follows a swipe, but no tap', () => {
    show();
    const swipe = (from: number, to: number) => {
      fireEvent.touchStart(section(), { touches: [{ clientX: from }] });
      fireEvent.touchEnd(section(), { changedTouches: [{ clientX: to }] });
      return current();
    };
    expect([swipe(200, 180), swipe(200, 100), swipe(100, 200)]).toEqual([
      '第一張',
      '第二張',
      '第一張',
    ]);
  });
});
