import { pair } from '../../base/locale.ts';
import { choice, labelled, text } from '../../fields/index.ts';
import { TEXT_BANNER_ID } from '../../kind/choices.ts';
import { defineKind } from '../../kind/kind.ts';
import { PAGE_NAMES } from '../../kind/labels.ts';

export const banner = defineKind({
  id: 'ad.banner',
  label: { 'zh-TW': '橫幅版位', en: 'Banner places' },
  fields: {
    title: labelled(pair('版位名稱', 'Place'), text(60)),
    page: labelled(pair('頁面', 'Page'), choice(PAGE_NAMES)),
    mode: labelled(
      pair('形式', 'Form'),
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
