import { createAppStore } from '@admissions/store';
import { showPage } from '@admissions/tools/testing';
import { SiteContext } from '@admissions/ui';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { LanguageLink } from './language-link.tsx';

const at = (address: string, link = <LanguageLink />, hasEnglish = true) => (
  <SiteContext value={{ origin: '', address, hasEnglish }}>{link}</SiteContext>
);
const readLinkAttributes = () => {
  const link = screen.getByRole('link');
  return ['href', 'hreflang', 'lang'].map((name) => link.getAttribute(name));
};

describe('LanguageLink', () => {
  it('links to the English page without tracking parameters, labelled in English', () => {
    showPage(at('/news?category=2&page=3'), { at: '/news?fbclid=x&category=2&page=3' });
    expect(readLinkAttributes()).toEqual(['/news?category=2&page=3&lang=en', 'en', 'en']);
    expect(screen.getByRole('link', { name: /English/ }).getAttribute('aria-label')).toBeNull();
    expect(screen.getByRole('link', { name: /^EN\b/ }).textContent).toBe('EN – English');
  });
  it('leaves its place empty where there is no English text', () => {
    showPage(at('/news', <LanguageLink />, false), { at: '/news' });
    expect(screen.queryByRole('link')).toBeNull();
    expect(document.querySelector('span[aria-hidden]:empty')).not.toBeNull();
  });
  it('links back to the same page in Chinese', () => {
    showPage(at('/specializedCont?id=1&lang=en'), {
      at: '/specializedCont?id=1&lang=en',
      store: createAppStore({ locale: 'en' }),
    });
    expect(readLinkAttributes()).toEqual(['/specializedCont?id=1', 'zh-Hant-TW', 'zh-Hant-TW']);
  });
});
