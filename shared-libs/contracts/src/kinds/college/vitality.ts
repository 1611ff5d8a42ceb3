import { pair } from '../../base/locale.ts';
import { date, image, items, labelled, list, optional, text } from '../../fields/index.ts';
import { defineKind } from '../../kind/kind.ts';
import { usual } from '../../kind/labels.ts';
import { opened } from '../../kind/public-page.ts';
import { listed } from '../../kind/staff-screen.ts';

export const vitality = defineKind({
  id: 'college.yzu',
  label: { 'zh-TW': '校園活力', en: 'Campus vitality' },
  fields: {
    title: labelled(usual.title, text(60)),
    date: labelled(usual.date, optional(date())),
    pic: labelled(usual.pic, image()),
    summary: labelled(usual.summary, text(200)),
    body: labelled(usual.body, items()),
    pics: labelled(
      pair('相片', 'Photographs'),
      list({
        title: labelled(pair('相片標題', 'Title of the photograph'), text(40)),
        pic: labelled(pair('相片', 'Photograph'), image()),
      }),
    ),
  },
  search: ['title', 'summary'],
  siteSearch: { summary: ['summary'], day: 'date' },
  columns: ['title', 'date', 'pic'],
  public: {
    list: 'college/yzu_list',
    info: 'college/yzu_info/:id',
    parts: { 'college/yzu_pic/:id': 'pics' },
    omit: ['pics'],
  },
  page: opened('/yzu'),
  screen: listed('yzu'),
});
