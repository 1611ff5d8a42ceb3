import { pair } from '../../base/locale.ts';
import { image, labelled, link, optional, text } from '../../fields/index.ts';
import { defineKind } from '../../kind/kind.ts';
import { usual } from '../../kind/labels.ts';
import { homeTile } from '../../kind/public-page.ts';
import { defineInlineListScreen } from '../../kind/staff-screen.ts';

export const selectionItem = defineKind({
  id: 'setting.selectionItem',
  label: { 'zh-TW': '首頁精選項目', en: 'Selection items' },
  fields: {
    title: labelled(usual.title, text(40)),
    text: labelled(pair('說明文字', 'Text'), optional(text(120))),
    pic: labelled(usual.pic, image()),
    link: labelled(usual.link, link()),
  },
  siteSearch: { summary: ['text'] },
  columns: ['title', 'pic', 'link'],
  public: { list: 'setting/selection_list' },
  page: homeTile('selection'),
  screen: defineInlineListScreen('selection_list', {
    order: 4,
    label: pair('首頁精選', 'Selection'),
  }),
});
