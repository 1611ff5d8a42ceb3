import { pair } from '../../base/locale.ts';
import { longText, named, optional, text } from '../../fields/index.ts';
import { defineKind } from '../../kind/kind.ts';
import { homeSection } from '../../kind/public-page.ts';

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
