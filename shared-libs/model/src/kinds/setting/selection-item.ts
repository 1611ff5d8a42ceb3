import {
  defineInlineListScreen,
  defineKind,
  homeTile,
  named,
  optional,
  pair,
  text,
  usual,
} from '../../kind/index.ts';

export const selectionItem = defineKind({
  id: 'setting.selectionItem',
  label: pair('首頁精選項目', 'Selection items'),
  fields: {
    title: usual.title(40),
    text: named('說明文字', 'Text', optional(text(120))),
    pic: usual.pic,
    link: usual.link,
  },
  columns: ['title', 'pic', 'link'],
  public: { list: 'setting/selection_list' },
  page: homeTile('selection'),
  screen: defineInlineListScreen('selection_list', {
    order: 4,
    label: pair('首頁精選', 'Selection'),
  }),
});
