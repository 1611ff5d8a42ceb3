import { banner, TEXT_BANNER_ID } from '@admissions/model/kinds';
import { describe, expect, it } from 'vitest';
import { findPreviewPage } from './banner-form-page.tsx';

const createPosition = (id: number, page: string, status = 'published') => ({ id, page, status });
const everyPage = banner.fields.page.options.map((page, index) => createPosition(10 + index, page));

describe('findPreviewPage', () => {
  it.each([
    [createPosition(3, 'news'), '/news'],
    [createPosition(4, 'home'), '/'],
    [createPosition(5, 'forms'), '/formVisit'],
    [createPosition(TEXT_BANNER_ID, 'all'), '/'],
    [createPosition(6, 'dream'), undefined],
  ])('returns the page of the position: %j', (position, path) =>
    expect(findPreviewPage(position, everyPage)).toBe(path),
  );
  it('returns, for all pages, one without banners of its own', () => {
    const shared = createPosition(2, 'all');
    const occupied = everyPage.filter(({ page }) => page !== 'events');
    expect(findPreviewPage(shared, occupied)).toBe('/events');
    expect(findPreviewPage(shared, [...occupied, createPosition(40, 'events', 'draft')])).toBe(
      '/events',
    );
    expect(findPreviewPage(shared, everyPage)).toBe('/news');
  });
});
