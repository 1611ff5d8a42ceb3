import { showRoutes } from '@admissions/tools/testing';
import { act, screen } from '@testing-library/react';
import { Outlet } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AnchorScroll } from './anchor-scroll.tsx';

const scrolledTo: string[] = [];
let redraw = () => {};
beforeEach(() => {
  scrolledTo.length = 0;
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        redraw = callback;
      }
      observe() {
        redraw();
      }
      disconnect() {
        redraw = () => {};
      }
    },
  );
  Element.prototype.scrollIntoView = function scrollIntoView() {
    scrolledTo.push(this.id);
  };
});
const element = (
  <>
    <AnchorScroll />
    <Outlet />
  </>
);
const children = [
  { path: '/', element: <p>首頁</p> },
  { path: '/admissions', element: <main id="main" /> },
];
const show = (at: string) => showRoutes([{ element, children }], { at });
const draw = () => {
  screen.getByRole('main').innerHTML =
    '<details><summary>獎助學金</summary><p id="div1">有庠</p></details>';
  redraw();
};

describe('the target of an address', () => {
  it('is scrolled to and opened when it is drawn late', () => {
    show('/admissions#div1');
    expect(scrolledTo).toEqual([]);
    draw();
    expect(scrolledTo).toEqual(['div1']);
    expect(document.querySelector('details')?.open).toBe(true);
  });
  it('is found in other letter case, and the address is corrected', async () => {
    const { address } = show('/admissions#DIV1');
    await act(async () => draw());
    expect(address()).toBe('/admissions#div1');
    expect(scrolledTo).toEqual(['div1']);
  });
  it('is scrolled to after a navigation, but not on the way back', async () => {
    const { router } = show('/');
    await act(() => router.navigate('/admissions#div1'));
    draw();
    expect(scrolledTo).toEqual(['div1']);
    await act(() => router.navigate('/'));
    await act(() => router.navigate(-1));
    draw();
    expect(scrolledTo).toEqual(['div1']);
  });
});
