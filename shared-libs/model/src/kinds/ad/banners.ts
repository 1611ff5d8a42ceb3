import { TEXT_BANNER_ID } from '../../kind/choices.ts';
import {
  boolean,
  choice,
  defineKind,
  named,
  optional,
  pair,
  relation,
  text,
  usual,
} from '../../kind/index.ts';
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

export const bannerSub = defineKind({
  id: 'ad.bannerSub',
  label: pair('橫幅', 'Banners'),
  fields: {
    bid: named('版位', 'Place', relation('ad.banner')),
    title: usual.title(60),
    text: named('說明文字', 'Text', optional(text(120))),
    pic: optional(usual.pic),
    picMobile: usual.picMobile,
    link: optional(usual.link),
    newWindow: named('另開新視窗', 'New window', boolean()),
  },
  columns: ['title', 'bid', 'pic', 'link'],
  filters: ['bid'],
  rules: ['bannerFitsPosition'],
  public: {
    list: 'banner/subList',
    info: 'banner/subInfo/:id',
    filters: { bid: { field: 'bid', by: 'equal' } },
    plain: { bid: 'position' },
  },
  page: null,
  shownOn: '/',
  screen: {
    shape: 'list',
    list: 'banner_list',
    add: 'edit_sub',
    edit: 'edit_sub',
    isHandwritten: true,
    parent: 'bid',
  },
});
