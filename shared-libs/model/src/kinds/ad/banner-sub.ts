import {
  boolean,
  defineKind,
  named,
  optional,
  pair,
  relation,
  text,
  usual,
} from '../../kind/index.ts';

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
