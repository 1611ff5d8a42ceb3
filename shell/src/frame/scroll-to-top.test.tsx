import { mediaMatching, showPage } from '@admissions/tools/testing';
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ScrollToTop } from './scroll-to-top.tsx';

function scrollTo(y: number) {
  vi.stubGlobal('scrollY', y);
  fireEvent.scroll(window);
}
const isShown = () => screen.queryByRole('button', { name: '回到頁首' }) !== null;
function show(isPhone: boolean) {
  vi.stubGlobal('scrollY', 0);
  if (isPhone) vi.stubGlobal('matchMedia', mediaMatching('(width < 700px)'));
  showPage(<ScrollToTop />);
}

describe('ScrollToTop', () => {
  it('appears further down the page, whatever the scroll direction', () => {
    show(false);
    expect(isShown()).toBe(false);
    scrollTo(5000);
    expect(isShown()).toBe(true);
  });
  it('appears on a phone only when scrolling up, so that it covers no text', () => {
    show(true);
    scrollTo(5000);
    expect(isShown()).toBe(false);
    scrollTo(4800);
    expect(isShown()).toBe(true);
    scrollTo(4900);
    expect(isShown()).toBe(false);
    scrollTo(10);
    expect(isShown()).toBe(false);
  });
});
