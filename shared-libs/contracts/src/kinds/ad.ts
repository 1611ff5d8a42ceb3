import { boolean, image, link, optional, relation, select, text } from '../fields/index.ts';
import { defineKind } from '../kind.ts';

export const banner = defineKind({
  area: 'ad',
  name: 'banner',
  label: { 'zh-TW': '橫幅版位', en: 'Banner places' },
  fields: {
    title: text(60),
    page: select(
      'all',
      'home',
      'news',
      'bachelor',
      'master',
      'specialized',
      'admissions',
      'camp',
      'staff',
      'studying',
      'international',
      'digit',
      'practice',
      'share',
      'life',
      'yzu',
      'video',
      '360tours',
      'traffic',
      'forms',
      'dream',
      'sales',
      'limited',
      'early',
    ),
    mode: select('text', 'picture'),
  },
  columns: ['title', 'page', 'mode'],
  filters: ['mode'],
  public: {
    list: 'banner',
    info: 'banner/info/:id',
    filters: { place: { field: 'page', by: 'equal' } },
  },
});

export const bannerSub = defineKind({
  area: 'ad',
  name: 'bannerSub',
  label: { 'zh-TW': '橫幅', en: 'Banners' },
  fields: {
    bid: relation('ad.banner'),
    title: text(60),
    text: optional(text(120)),
    pic: optional(image()),
    picMobile: optional(image()),
    link: optional(link()),
    newWindow: boolean(),
  },
  columns: ['title', 'bid', 'pic', 'link'],
  filters: ['bid'],
  public: {
    list: 'banner/subList',
    info: 'banner/subInfo/:id',
    filters: { bid: { field: 'bid', by: 'equal' } },
  },
});
