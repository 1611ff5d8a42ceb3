import { describe, expect, it } from 'vitest';
import { PICTURE } from '../fixtures/picture.ts';
import { news } from '../kinds/news/news.ts';
import { block } from '../kinds/setting/home-page.ts';
import { vr } from '../kinds/vr/vr.ts';
import { buildAddSchema } from '../schema/index.ts';
import { toFormValues, toSubmission } from './form-values.ts';

const ownPic = { ...PICTURE, hasOwnFocal: true };
const entry = {
  id: 3,
  revision: 2,
  status: 'draft',
  publishAt: null,
  unpublishAt: null,
  category: { id: 5, title: '公告' },
  title: '標題',
  date: '2026-11-21',
  pic: PICTURE,
  summary: '摘要',
  link: null,
  pinned: false,
  clickCount: 9,
  body: [
    { type: 'image', image: PICTURE, caption: '' },
    { type: 'gallery', images: [{ image: ownPic, caption: '說明' }] },
    { type: 'divider' },
  ],
};

describe('form values', () => {
  it('converts an entry back to what the API accepts', () => {
    const sent = toSubmission(news, toFormValues(news, entry as never));
    expect(sent).toMatchObject({ category: 5, pic: { media: 7, alt: '圖' } });
    // Values of the library are not copied into the entry.
    expect(sent.pic).not.toHaveProperty('focal');
    expect(sent).not.toHaveProperty('clickCount');
    expect(sent.body).toEqual([
      { type: 'image', image: { media: 7, alt: '圖' } },
      {
        type: 'gallery',
        images: [{ image: { media: 7, alt: '圖', focal: { x: 0.5, y: 0.5 } }, caption: '說明' }],
      },
      { type: 'divider' },
    ]);
    expect(buildAddSchema(news).safeParse(sent).error).toBeUndefined();
  });
  it('starts a new entry with preset values', () =>
    expect(toFormValues(block, null, { type: '5' })).toMatchObject({
      type: '5',
      title: null,
      pic: null,
      status: 'published',
    }));
  it('preserves an empty table cell as an empty text', () => {
    const body = [{ type: 'table', head: ['欄'], rows: [['']] }];
    expect(toSubmission(news, { body }).body).toEqual(body);
  });
  it('sends relations inside lists by id', () => {
    const hotspots = [
      { yaw: 10, pitch: 0, label: '往前', to: { id: 4, title: '圖書館' } },
      { yaw: 20, pitch: 0, label: '回頭', to: null },
    ];
    expect(toSubmission(vr, { hotspots }).hotspots).toEqual([
      { yaw: 10, pitch: 0, label: '往前', to: 4 },
      { yaw: 20, pitch: 0, label: '回頭', to: null },
    ]);
  });
});
