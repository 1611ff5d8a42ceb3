import { describe, expect, it } from 'vitest';
import { filmData, momentOf, newsData } from './articles.ts';
import { campData, deadlineData } from './events.ts';
import { programmeData } from './programmes.ts';

const O = 'https://site.example';
const pic = { url: '/media/a.avif', alt: '', width: 4, height: 3, focal: { x: 0.9, y: 0.1 }, placeholder: '', sources: [] };

describe('news', () => {
  const article = (more: object) =>
    newsData(
      {
        id: 3,
        title: '標題',
        date: '2026-11-21',
        summary: '摘要',
        category: { title: '校園' },
        pic: null,
        updatedAt: '2026-11-22T01:00:00Z',
        ...more,
      } as never,
      O,
    );
  it('is dated in Taipei, and never changed before it appeared', () => {
    expect(article({})).toMatchObject({ datePublished: '2026-11-21T00:00:00+08:00', dateModified: '2026-11-22T01:00:00Z' });
    expect(article({ updatedAt: '2026-11-01T01:00:00Z' }).dateModified).toBe(momentOf('2026-11-21'));
  });
  it('has a picture that messengers read, its own or the site’s', () => {
    expect(article({ pic }).image).toEqual([`${O}/media/share/40/a.avif.jpg`, `${O}/media/a.avif`]);
    expect(article({}).image).toEqual([`${O}/og.jpg`]);
  });
});

describe('a camp', () => {
  const days = { begin: '2026-07-13', end: '2026-07-17' };
  const camp = (more: object) =>
    campData({ id: 5, title: '營', summary: '', pic, eventDates: days, registrationDates: days, place: '七館', link: null, fee: null, ...more } as never, O);
  it.each([
    ['NT$3,200（含住宿）', '3200'],
    ['免費', '0'],
    ['依簡章', undefined],
    [null, undefined],
  ])('for %s costs %s', (fee, price) => expect((camp({ fee }).offers as { price?: string }).price).toBe(price));
  it('lasts to the end of its last day', () =>
    expect(camp({})).toMatchObject({ startDate: '2026-07-13T00:00:00+08:00', endDate: '2026-07-17T23:59:59+08:00' }));
});

it('the deadlines are those that are not over, the next first', () => {
  const dates = ['2026-03-01', '2026-01-01', '2026-02-01'].map((day) => ({ label: day, dates: { begin: day, end: day } }));
  const { itemListElement } = deadlineData([{ id: 1, title: '申請入學', dates }], '2026-02-01', O);
  expect(itemListElement.map(({ position, item }) => [position, item.name])).toEqual([
    [1, '申請入學：2026-02-01'],
    [2, '申請入學：2026-03-01'],
  ]);
});
it('a film says how long it is and where it is played', () => {
  const film = { id: 1, title: '影片', summary: null, date: '2026-01-01', pic };
  const of = (video: object) => filmData({ ...film, video } as never, O);
  expect(of({ provider: 'youtube', id: 'x', duration: 125 })).toMatchObject({ duration: 'PT2M5S', embedUrl: 'https://www.youtube-nocookie.com/embed/x' });
  expect(of({ provider: 'file', url: '/media/a.mp4' })).toMatchObject({ contentUrl: `${O}/media/a.mp4`, description: '影片' });
});
it('a department leaves out what it has none of', () => {
  const data = programmeData({ title: '系', titleEn: 'D', summary: '', degree: '學士', careers: [], courses: [{ titles: ['一', '二'] }] }, `${O}/x`, O);
  expect(data).not.toHaveProperty('occupationalCategory');
  expect(data.hasCourse).toHaveLength(2);
});
