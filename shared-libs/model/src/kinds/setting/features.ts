import {
  defineKind,
  homeSection,
  longText,
  named,
  optional,
  pair,
  text,
} from '../../kind/index.ts';

export const features = defineKind({
  id: 'setting.features',
  label: pair('首頁特色', 'Features on the home page'),
  singleton: true,
  fields: {
    heading: named('區塊標題', 'Heading', text(40)),
    intro: named('引言', 'Introduction', optional(longText())),
  },
  public: { info: 'setting/features_info' },
  page: homeSection('features'),
  screen: { shape: 'heading', list: 'features_list', page: 'edit_features' },
});
