import { pair } from '../../base/locale.ts';
import { image, labelled, link, named, optional, text } from '../../fields/index.ts';
import { defineKind } from '../../kind/kind.ts';
import { usual } from '../../kind/labels.ts';
import { homeTile } from '../../kind/public-page.ts';
import { defineInlineListScreen } from '../../kind/staff-screen.ts';

export const selectionItem = defineKind({
  id: 'setting.selectionItem',
  label: pair('首頁精選項目', 'Selection items'),
  fields: {
    title: labelled(usual.title, text(40)),
    text: named('說明文字', 'Text', optional(text(120))),
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
