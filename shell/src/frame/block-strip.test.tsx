import { createImage, showPage } from '@admissions/tools/testing';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { BlockStrip } from './block-strip.tsx';

const BLOCKS = [
  { id: 1, title: '圖書館', pic: createImage(), link: { href: 'https://lib.example' } },
];

it.each([
  ['/', 1],
  ['/life?type=2', 1],
  ['/formVisit', 0],
  ['/search?q=宿舍', 0],
  ['/newsCont?id=3', 0],
])('the strip of tiles on %s has %i', (at, count) => {
  showPage(<BlockStrip blocks={BLOCKS} />, { at });
  expect(screen.queryAllByRole('link')).toHaveLength(count);
});
