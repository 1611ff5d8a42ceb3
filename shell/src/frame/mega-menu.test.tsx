import { mediaMatching, showPage } from '@admissions/tools/testing';
import { act, fireEvent, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { SiteHeader } from './site-header.tsx';

const show = () => showPage(<SiteHeader isBlue={false} />, { at: '/news' });
const entry = (name = '認識元智') =>
  [...document.querySelectorAll<HTMLButtonElement>('nav button')].find(
    (button) => button.textContent === name,
  ) as HTMLButtonElement;
const sheet = (name?: string) =>
  document.getElementById(entry(name).getAttribute('aria-controls') ?? '') as HTMLElement;
const isOpen = (name?: string) =>
  entry(name).getAttribute('aria-expanded') === 'true' && !sheet(name).hasAttribute('inert');

describe('mega menu', () => {
  it('closes on Escape and restores the focus to its entry', async () => {
    const { user } = show();
    await user.click(entry());
    await user.tab();
    expect(sheet().contains(document.activeElement)).toBe(true);
    await user.keyboard('{Escape}');
    expect(isOpen()).toBe(false);
    expect(document.activeElement).toBe(entry());
  });
  it('has one sheet open at a time', () => {
    show();
    fireEvent.click(entry());
    fireEvent.click(entry('大學生活'));
    expect([isOpen(), isOpen('大學生活')]).toEqual([false, true]);
  });
  it('closes when the focus moves to the next entry', async () => {
    const { user } = show();
    await user.click(entry('高中服務'));
    await user.tab({ shift: true });
    expect(isOpen('高中服務')).toBe(false);
  });
  it('closes when its link led to another page', async () => {
    const { user, address } = show();
    await user.click(entry());
    await user.click(sheet().querySelector('a') as HTMLElement);
    expect(address()).toBe('/admissions');
    await waitFor(() => expect(isOpen()).toBe(false));
  });

  function withMouse() {
    vi.stubGlobal('matchMedia', mediaMatching('(hover: hover) and (pointer: fine)'));
    vi.useFakeTimers();
    show();
    fireEvent.mouseEnter(entry().parentElement as HTMLElement);
  }
  const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
  it('opens when a mouse rests on it, not when one passes over', () => {
    withMouse();
    wait(60);
    fireEvent.mouseLeave(entry().parentElement as HTMLElement);
    wait(500);
    expect(isOpen()).toBe(false);
    fireEvent.mouseEnter(entry().parentElement as HTMLElement);
    wait(130);
    expect(isOpen()).toBe(true);
  });
  it('header entries: the first click after hover leaves it open, the next one closes it', () => {
    withMouse();
    wait(130);
    fireEvent.click(entry());
    expect(isOpen()).toBe(true);
    fireEvent.click(entry());
    expect(isOpen()).toBe(false);
    fireEvent.click(entry());
    expect(isOpen()).toBe(true);
  });
  it('closes on Escape when the mouse opened it, and leaves the focus alone', () => {
    withMouse();
    wait(130);
    expect(isOpen()).toBe(true);
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(isOpen()).toBe(false);
    expect(document.activeElement).toBe(document.body);
  });
  it('does not open under a finger that only scrolls', () => {
    vi.useFakeTimers();
    show();
    fireEvent.mouseEnter(entry().parentElement as HTMLElement);
    wait(1000);
    expect(isOpen()).toBe(false);
  });
});
