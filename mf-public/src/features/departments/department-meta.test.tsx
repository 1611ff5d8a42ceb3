// @vitest-environment jsdom
import { createAppStore } from '@admissions/store';
import { showPage } from '@admissions/tools/testing';
import { cleanup } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { DepartmentMeta } from './department-meta.tsx';
import type { DepartmentInFull } from './guide-data.ts';

afterEach(cleanup);
const department = {
  title: '工程英語學士班',
  titleEn: 'English Bachelor Program in Engineering',
  college: { title: '國際學院' },
  summary: '',
  pic: null,
} as unknown as DepartmentInFull;
const HREF = '/specializedCont?id=3';
const PAIR = { 'zh-Hant-TW': HREF, en: `${HREF}&lang=en`, 'x-default': HREF };

function told(isEnglish: boolean, hasEnglish: boolean) {
  const store = createAppStore({ locale: isEnglish ? 'en' : 'zh-TW' });
  showPage(
    <DepartmentMeta
      department={{ ...department, hasEnglish, isEnglish: isEnglish && hasEnglish }}
      href={HREF}
    />,
    { store },
  );
  const alternates = [...document.querySelectorAll('link[rel=alternate]')].map((link) => [
    link.getAttribute('hreflang'),
    link.getAttribute('href'),
  ]);
  return {
    canonical: document.querySelector('link[rel=canonical]')?.getAttribute('href'),
    alternates: Object.fromEntries(alternates),
  };
}

describe('DepartmentMeta', () => {
  it('names the pair on the Chinese page', () =>
    expect(told(false, true)).toEqual({ canonical: HREF, alternates: PAIR }));
  it('names the same pair on the English page, which is known by its own address', () => {
    expect(told(true, true)).toEqual({ canonical: `${HREF}&lang=en`, alternates: PAIR });
  });
  it('is known by the Chinese address where only the interface is English', () => {
    expect(told(true, false)).toEqual({ canonical: HREF, alternates: {} });
  });
});
