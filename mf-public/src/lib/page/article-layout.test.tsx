// @vitest-environment jsdom
import { showPage } from '@admissions/tools/testing';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { ArticleLayout } from './article-layout.tsx';

afterEach(cleanup);
const pic = {
  url: '/media/1.jpg',
  sources: [],
  focal: { x: 0.5, y: 0.5 },
  width: 1280,
  height: 800,
  alt: '湖畔',
} as never;

describe('ArticleLayout on a slow line', () => {
  it.each([
    ['cover', false, Node.DOCUMENT_POSITION_FOLLOWING],
    ['portrait', true, Node.DOCUMENT_POSITION_PRECEDING],
  ])('renders in visual order, so that nothing shifts: %s', (_, isPortrait, position) => {
    showPage(
      <ArticleLayout
        meta="今天"
        entry={{ title: '湖畔', summary: '', pic, body: [] }}
        isPortrait={isPortrait}
      />,
    );
    const heading = screen.getByRole('heading', { level: 1 });
    expect(heading.compareDocumentPosition(screen.getByRole('img')) & position).toBe(position);
  });
});
