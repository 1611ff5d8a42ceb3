// @vitest-environment jsdom
import type { ImageValue } from '@admissions/model';
import { showPage } from '@admissions/tools/testing';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Theme } from './theme.tsx';

afterEach(cleanup);

const pic: ImageValue = {
  url: '/media/a.webp',
  alt: '龍舟',
  width: 4,
  height: 3,
  focal: { x: 0.5, y: 0.5 },
  placeholder: '',
  sources: [],
};

describe('Theme', () => {
  // Themes follow the school year, so a past theme may follow a coming one.
  it.each([
    ['2027-03-27', '下一次：2027/03/27（六）'],
    ['2026-06-20', '上一次：2026/06/20（六）'],
    ['2026-11-27', '2026/11/27（五）'],
  ])('labels %s as coming or past', (date, expected) => {
    const theme = { id: 1, title: '龍舟隊', date, summary: '', pic, pictures: [] };
    showPage(<Theme theme={theme} today="2026-11-27" />);
    expect(screen.getByRole('time').parentElement?.textContent).toBe(expected);
  });
});
