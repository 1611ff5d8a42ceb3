import { createAppStore } from '@admissions/store';
import { createImage, hrefOf, showPage } from '@admissions/tools/testing';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { NO_BANNERS, type Slide } from './page-banners.ts';
import { PageHead } from './page-head.tsx';

const link = { href: '/formVisit', newWindow: false };
const SLIDES = ['第一張', '第二張'].map((title, index) => ({
  id: index + 1,
  title,
  text: `${title}的話`,
  pic: createImage(),
  picMobile: null,
  link,
  newWindow: false,
})) as unknown as Slide[];

const show = (slides: readonly Slide[]) =>
  showPage(
    <PageHead
      title="碩博士班"
      lead="我們的話"
      banners={{ ...NO_BANNERS, place: 'master', slides: [...slides] }}
    />,
  );

describe('PageHead', () => {
  it("shows the banner's title, link and text beside its own title", () => {
    show(SLIDES.slice(0, 1));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('碩博士班');
    expect(hrefOf(/第\s*一\s*張/)).toBe('/formVisit');
    expect(screen.getByText('第一張的話')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });
  it("shows the page's own text in English, with a single picture", () => {
    showPage(
      <PageHead
        title="News"
        lead="Our words"
        banners={{ place: 'master', slides: SLIDES, notices: SLIDES.slice(0, 1) }}
      />,
      { store: createAppStore({ locale: 'en' }) },
    );
    expect(screen.getByText('Our words')).toBeTruthy();
    expect(document.body.textContent).not.toMatch(/\p{Script=Han}/u);
    expect(document.querySelectorAll('img')).toHaveLength(1);
    expect(screen.queryByRole('button')).toBeNull();
  });
  it('of a page with a tool shows the tool, its own text, and banners below', () => {
    showPage(
      <PageHead
        title="招生資訊"
        lead="我們的話"
        banners={{ place: 'admissions', slides: SLIDES, notices: [] }}
        tool={<p>月尺</p>}
      />,
    );
    const text = document.body.textContent ?? '';
    const at = ['我們的話', '月尺', '第一張的話'].map((part) => text.indexOf(part));
    expect(at).toEqual(at.toSorted((one, other) => one - other));
    expect(at).not.toContain(-1);
  });
});
