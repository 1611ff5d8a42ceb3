import { createAppStore } from '@admissions/store';
import { showPage } from '@admissions/tools/testing';
import { cleanup } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { PageMeta } from './page-meta.tsx';
import { SiteContext } from './site-context.ts';

const show = (address: string, hasEnglish = false, store?: ReturnType<typeof createAppStore>) =>
  showPage(
    <SiteContext value={{ origin: 'https://site.example', address, hasEnglish }}>
      <PageMeta title="新聞" description="校園新聞" canonical="/news" />
    </SiteContext>,
    store && { store },
  );
const meta = (name: string) =>
  document.querySelector(`meta[name="${name}"]`)?.getAttribute('content');
const canonical = () => document.querySelector('link[rel=canonical]')?.getAttribute('href') ?? null;

describe('PageMeta', () => {
  it('field 1: a sharing card has its own title, description and picture', () => {
    show('/news');
    expect(
      ['card', 'title', 'description', 'image'].map((part) => meta(`twitter:${part}`)),
    ).toEqual(['summary_large_image', '新聞', '校園新聞', 'https://site.example/og.jpg']);
  });
  it('links both languages of a page, each with its own canonical address', () => {
    const pair = () =>
      [...document.querySelectorAll('link[rel=alternate]')].map((link) => [
        link.getAttribute('hreflang'),
        link.getAttribute('href'),
      ]);
    const chinese = 'https://site.example/news';
    const both = [
      ['zh-Hant-TW', chinese],
      ['en', `${chinese}?lang=en`],
      ['x-default', chinese],
    ];
    show('/news', true);
    expect([canonical(), pair()]).toEqual([chinese, both]);
    cleanup();
    show('/news?lang=en', true, createAppStore({ locale: 'en' }));
    expect([canonical(), pair()]).toEqual([`${chinese}?lang=en`, both]);
    cleanup();
    show('/news', false);
    expect(pair()).toEqual([]);
  });
});
