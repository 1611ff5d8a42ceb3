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

export const featuresSub = defineKind({
  id: 'setting.featuresSub',
  label: pair('首頁特色項目', 'Feature items'),
  fields: {
    title: usual.title(30),
    text: named('說明文字', 'Text', text(120)),
    figure: named('數字', 'Figure', optional(text(12))),
    figureNote: named('數字說明', 'What the figure is', optional(text(40))),
    pic: optional(usual.pic),
    link: optional(usual.link),
  },
  columns: ['title', 'pic', 'figure', 'link'],
  public: { list: 'setting/features_sub_list', info: 'setting/features_sub_info/:id' },
  page: homeTile('features'),
  screen: defineInlineListScreen(
    'features_list',
    { order: 3, label: pair('首頁特色', 'Features') },
    { edit: 'edit_features' },
  ),
});
