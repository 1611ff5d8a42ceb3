import { en } from '@admissions/model/catalogues';
import { addCatalogue, createAppStore } from '@admissions/store';
import { hrefsOf, showPage } from '@admissions/tools/testing';
import { cleanup, screen } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { LanguageInput } from '../forms/language-input.tsx';
import { Breadcrumbs } from '../layout/breadcrumbs.tsx';
import { PageMeta } from '../meta/page-meta.tsx';
import { Chinese } from '../text/chinese.tsx';
import { ChipLinks } from './chips.tsx';
import { Pagination } from './pagination.tsx';
import { SmartLink } from './smart-link.tsx';
import { EnglishPagesContext } from './use-address.ts';

beforeAll(() => addCatalogue('en', en));
const inEnglish = () => createAppStore({ locale: 'en' });
const hrefs = () => hrefsOf(screen.getAllByRole('link'));

const links = (
  <>
    <SmartLink href="/admissions#div1">one</SmartLink>
    <ChipLinks label="two" links={[{ label: 'two', href: '/news?category=2', isCurrent: false }]} />
    <Pagination page={1} perpage={12} total={20} hrefOf={(page) => `/news?page=${page}`} />
    <Breadcrumbs trail={[{ label: 'three', href: '/life' }]} />
  </>
);
describe('language', () => {
  it('preserves English in every link to a page', () => {
    showPage(links, { store: inEnglish() });
    expect(hrefs()).toEqual([
      '/admissions?lang=en#div1',
      '/news?category=2&lang=en',
      '/news?page=1&lang=en',
      '/news?page=2&lang=en',
      '/news?page=2&lang=en',
      '/?lang=en',
      '/life?lang=en',
    ]);
  });
  it('links a page without English to the Chinese one as a new document', () => {
    showPage(
      <EnglishPagesContext value={(path) => path === '/traffic'}>
        <SmartLink href="/news?page=2#list">news</SmartLink>
        <SmartLink href="/traffic#bus">traffic</SmartLink>
      </EnglishPagesContext>,
      { store: inEnglish() },
    );
    const [news, traffic] = screen.getAllByRole('link');
    expect(hrefs()).toEqual(['/news?page=2#list', '/traffic?lang=en#bus']);
    expect([news, traffic].map((link) => link?.getAttribute('hreflang'))).toEqual([
      'zh-Hant-TW',
      null,
    ]);
  });
  it('adds no language to files, other sites and the back office', () => {
    const others = ['/feed.xml', '/media/a.pdf', '/admin', 'https://www.yzu.edu.tw/', 'tel:03'];
    showPage(
      others.map((href) => (
        <SmartLink key={href} href={href}>
          {href}
        </SmartLink>
      )),
      { store: inEnglish() },
    );
    expect(hrefs()).toEqual(others);
  });
  it('adds English as a field to a form that leads to a page', () => {
    const { container } = showPage(
      <form>
        <LanguageInput />
      </form>,
      { store: inEnglish() },
    );
    expect(
      Object.fromEntries(new FormData(container.querySelector('form') as HTMLFormElement)),
    ).toEqual({ lang: 'en' });
    cleanup();
    expect(showPage(<LanguageInput />).container.innerHTML).toBe('');
  });
  it('marks staff texts as Chinese in English only', () => {
    expect(showPage(<Chinese>校園</Chinese>, { store: inEnglish() }).container.innerHTML).toBe(
      '<span lang="zh-Hant-TW">校園</span>',
    );
    cleanup();
    expect(showPage(<Chinese>校園</Chinese>).container.innerHTML).toBe('校園');
  });
  it('gives an untranslated page its Chinese canonical address under its English name', () => {
    showPage(<PageMeta title="入學獎｜Campus news" description="" canonical="/news?page=2" />, {
      store: inEnglish(),
      at: '/news?page=2&lang=en',
    });
    expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(
      '/news?page=2',
    );
    expect(document.title).toBe('入學獎 | Campus news | Yuan Ze University Admissions');
  });
});
