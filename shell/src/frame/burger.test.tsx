import { hrefsOf, showPage } from '@admissions/tools/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { SiteHeader } from './site-header.tsx';

const show = () => showPage(<SiteHeader isBlue={false} />, { at: '/news' });
const opener = () => screen.getByLabelText('開啟選單');
const panel = () => document.querySelector('dialog') as HTMLDialogElement;
async function opened() {
  const page = show();
  await page.user.click(opener());
  expect(panel().open).toBe(true);
  return page;
}

describe('burger', () => {
  it('locks page scrolling while it is open', async () => {
    const { user } = await opened();
    expect(document.documentElement.hasAttribute('data-locked')).toBe(true);
    await user.click(screen.getByLabelText('關閉選單'));
    expect(panel().open).toBe(false);
    expect(document.documentElement.hasAttribute('data-locked')).toBe(false);
  });
  it('closes on the backdrop and not on the panel itself', async () => {
    await opened();
    fireEvent.click(panel().firstElementChild as Element);
    expect(panel().open).toBe(true);
    fireEvent.click(panel());
    expect(panel().open).toBe(false);
  });
  it('begins with the tasks of visitors, and lists each guide once, above its colleges', async () => {
    await opened();
    const hrefs = hrefsOf(panel().querySelectorAll('a'));
    expect(hrefs.slice(0, 3)).toEqual([
      '/admissions#channels',
      '/bachelor#scores',
      '/admissions#fees',
    ]);
    for (const guide of ['/bachelor', '/master'])
      expect(hrefs.filter((href) => href === guide)).toHaveLength(1);
    expect(hrefs.indexOf('/bachelor')).toBe(hrefs.indexOf('/specialized') - 1);
    expect(within(panel()).queryByText('學院導覽')).toBeNull();
  });
  it('opens its groups one by one and closes on a link in them', async () => {
    const { user, address } = await opened();
    const group = within(panel()).getByText('學士班學院');
    expect(group.getAttribute('aria-expanded')).toBe('false');
    await user.click(group);
    const list = document.getElementById(group.getAttribute('aria-controls') ?? '') as HTMLElement;
    expect([group.getAttribute('aria-expanded'), list.hidden]).toEqual(['true', false]);
    await user.click(within(list).getByText('資訊學院'));
    expect(address()).toBe('/bachelor#div5');
    await waitFor(() => expect(panel().open).toBe(false));
  });
});
