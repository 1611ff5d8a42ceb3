import { taipeiDayStart } from '@admissions/model';
import { identity } from '@admissions/site-content';
import { createImage } from '@admissions/tools/testing';
import { describe, expect, it } from 'vitest';
import { filmData, lifeData, newsData, storyData } from './article-data.ts';

const O = 'https://site.example';
const pic = createImage({ url: '/media/a.avif', focal: { x: 0.9, y: 0.1 } });

describe('news data', () => {
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
      { origin: O, identity },
    );
  it('is dated in Taipei, and not modified before publication', () => {
    expect(article({})).toMatchObject({
      datePublished: '2026-11-21T00:00:00+08:00',
      dateModified: '2026-11-22T01:00:00Z',
    });
    expect(article({ updatedAt: '2026-11-01T01:00:00Z' }).dateModified).toBe(
      taipeiDayStart('2026-11-21'),
    );
  });
  it("has a picture for messengers, its own or the site's", () => {
    expect(article({ pic }).image).toEqual([`${O}/media/share/40/a.avif.jpg`, `${O}/media/a.avif`]);
    expect(article({}).image).toEqual([`${O}/og.jpg`]);
  });
});

describe('article data', () => {
  it('has the office and school as last saved by staff', () => {
    const by = { origin: O, identity: { ...identity, office: '招生處', nameShort: '新校名' } };
    const entry = { id: 1, title: '', summary: '', date: '2026-11-21', category: {}, pic };
    for (const data of [newsData(entry as never, by), lifeData(entry as never, by)])
      expect(data).toMatchObject({ author: { name: '招生處' }, publisher: { name: '新校名' } });
    expect(storyData(entry as never, by)).toMatchObject({
      about: { provider: { name: '新校名' } },
      publisher: { name: '新校名' },
    });
  });
  it('has the duration and player address of a film', () => {
    const film = { id: 1, title: '影片', summary: null, date: '2026-01-01', pic };
    const of = (video: object) => filmData({ ...film, video } as never, O);
    expect(of({ provider: 'youtube', id: 'x', duration: 125 })).toMatchObject({
      duration: 'PT2M5S',
      embedUrl: 'https://www.youtube-nocookie.com/embed/x',
    });
    expect(of({ provider: 'file', url: '/media/a.mp4' })).toMatchObject({
      contentUrl: `${O}/media/a.mp4`,
      description: '影片',
    });
  });
});
