import { block, news } from '@admissions/contracts/kinds';
import { addSchemaOf } from '@admissions/contracts/schema';
import { expect, it } from 'vitest';
import { formValuesOf, submissionOf } from './form-values.ts';

const pic = { url: '/media/a.webp', alt: '圖', width: 4, height: 3, focal: { x: 0.5, y: 0.5 }, placeholder: '', sources: [], media: 7 };
const entry = {
  id: 3,
  revision: 2,
  status: 'draft',
  publishAt: null,
  unpublishAt: null,
  category: { id: 5, title: '公告' },
  title: '標題',
  date: '2026-11-21',
  pic,
  summary: '摘要',
  link: null,
  pinned: false,
  clickCount: 9,
  body: [{ type: 'image', image: pic, caption: '' }, { type: 'gallery', images: [{ image: pic, caption: '說明' }] }, { type: 'divider' }],
};

it('sends an entry back as the API takes it', () => {
  const sent = submissionOf(news, formValuesOf(news, entry as never));
  expect(sent).toMatchObject({ category: 5, pic: { media: 7, alt: '圖', focal: { x: 0.5, y: 0.5 } } });
  expect(sent).not.toHaveProperty('clickCount');
  expect(sent.body).toEqual([
    { type: 'image', image: { media: 7, alt: '圖', focal: { x: 0.5, y: 0.5 } } },
    { type: 'gallery', images: [{ image: { media: 7, alt: '圖', focal: { x: 0.5, y: 0.5 } }, caption: '說明' }] },
    { type: 'divider' },
  ]);
  expect(addSchemaOf(news).safeParse(sent).error).toBeUndefined();
});
it('starts a new entry with what the page knows', () => {
  expect(formValuesOf(block, null, { type: '0' })).toMatchObject({ type: '0', title: null, pic: null, status: 'published' });
});
it('keeps an empty cell of a table as an empty text', () => {
  const body = [{ type: 'table', head: ['欄'], rows: [['']] }];
  expect(submissionOf(news, { body }).body).toEqual(body);
});
