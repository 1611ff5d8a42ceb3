// @vitest-environment jsdom
import { showPage } from '@admissions/tools/testing';
import { cleanup } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { PageMeta } from './page-meta.tsx';
import { SiteContext } from './site-context.ts';

afterEach(cleanup);
const show = (address: string) =>
  showPage(
    <SiteContext value={{ origin: 'https://site.example', address }}>
      <PageMeta title="新聞" description="校園新聞" canonical="/news" />
    </SiteContext>,
  );
const meta = (name: string) =>
  document.querySelector(`meta[name="${name}"]`)?.getAttribute('content');
const canonical = () => document.querySelector('link[rel=canonical]')?.getAttribute('href') ?? null;

describe('PageMeta', () => {
  it('field 1: a sharing card has title, description and picture of its own', () => {
    show('/news');
    expect(
      ['card', 'title', 'description', 'image'].map((part) => meta(`twitter:${part}`)),
    ).toEqual(['summary_large_image', '新聞', '校園新聞', 'https://site.example/og.jpg']);
  });
  it('field 1: a page of the earlier edition, which search engines leave out, names no canonical address', () => {
    show('/original/news');
    expect(canonical()).toBeNull();
    cleanup();
    show('/news');
    expect(canonical()).toBe('https://site.example/news');
  });
});
