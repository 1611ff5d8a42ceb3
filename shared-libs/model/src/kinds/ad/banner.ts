import { TEXT_BANNER_ID } from '../../kind/choices.ts';
import { choice, defineKind, named, pair, text } from '../../kind/index.ts';
import { PAGE_NAMES } from '../../kind/labels.ts';

export const banner = defineKind({
  id: 'ad.banner',
  label: pair('橫幅版位', 'Banner places'),
  fields: {
    title: named('版位名稱', 'Place', text(60)),
    page: named('頁面', 'Page', choice(PAGE_NAMES)),
    mode: named(
      '形式',
      'Form',
      choice({ text: pair('文字', 'Text'), picture: pair('圖片', 'Picture') }),
    ),
  },
  columns: ['title', 'page', 'mode'],
  filters: ['mode'],
  rules: ['onlyTextBannerHasTextMode'],
  indispensable: [TEXT_BANNER_ID],
  public: {
    list: 'banner',
    info: 'banner/info/:id',
    filters: { place: { field: 'page', by: 'equal' } },
  },
  page: null,
  screen: { shape: 'page', page: 'banner' },
});
