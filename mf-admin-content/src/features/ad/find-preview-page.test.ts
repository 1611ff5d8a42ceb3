import { banner, TEXT_BANNER_ID } from '@admissions/model/kinds';
import { describe, expect, it } from 'vitest';
import { findPreviewPage } from './find-preview-page.ts';

const place = (id: number, page: string, status = 'published') => ({ id, page, status });
const everyPage = banner.fields.page.options.map((page, index) => place(10 + index, page));

describe('The page on which banners are seen', () => {
  it.each([
    [place(3, 'news'), '/news'],
    [place(4, 'home'), '/'],
    [place(5, 'forms'), '/formVisit'],
    [place(TEXT_BANNER_ID, 'all'), '/'],
    [place(6, 'dream'), undefined],
  ])('is that of the place: %j', (own, path) => expect(findPreviewPage(own, everyPage)).toBe(path));
  it('shows those for all pages: it is one that has no banners of its own', () => {
    const shared = place(2, 'all');
    const taken = everyPage.filter(({ page }) => page !== 'events');
    expect(findPreviewPage(shared, taken)).toBe('/events');
    expect(findPreviewPage(shared, [...taken, place(40, 'events', 'draft')])).toBe('/events');
    expect(findPreviewPage(shared, everyPage)).toBe('/news');
  });
});
