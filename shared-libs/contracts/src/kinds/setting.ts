import { COLLEGES } from '../colleges.ts';
import { image, link, optional, relation, select, text, video } from '../fields/index.ts';
import { defineKind } from '../kind.ts';

export const heroBanner = defineKind({
  area: 'setting',
  name: 'banner',
  label: { 'zh-TW': '首頁主視覺', en: 'Home hero' },
  fields: {
    title: text(40),
    subtitle: optional(text(80)),
    eyebrow: optional(text(30)),
    pic: image(),
    picMobile: optional(image()),
    link: optional(link()),
    linkLabel: optional(text(12)),
    video: optional(video()),
  },
  columns: ['title', 'pic', 'link'],
  public: { list: 'setting/banner_list', info: 'setting/banner_info/:id' },
});

export const college = defineKind({
  area: 'setting',
  name: 'college',
  label: { 'zh-TW': '首頁學院', en: 'Colleges on the home page' },
  fields: {
    title: text(20),
    titleEn: text(60),
    intro: text(160),
    pic: image(),
    link: link(),
    hue: select(...COLLEGES),
  },
  columns: ['title', 'pic', 'hue'],
  public: { list: 'setting/college_list', info: 'setting/college_info/:id' },
});

export const collegeUnit = defineKind({
  area: 'setting',
  name: 'collegeUnit',
  label: { 'zh-TW': '學院單位', en: 'College units' },
  fields: { college: relation('setting.college'), title: text(40), link: optional(link()) },
  columns: ['title', 'college', 'link'],
  filters: ['college'],
  public: {},
});

/** 1 to 4 are the home topics dream, sales, limited, early; 5 is the footer strip. In a filter 0 means all, as for every choice that has no 0. */
export const BLOCK_TYPES = ['1', '2', '3', '4', '5'] as const;
export const FOOTER_BLOCK_TYPE = '5' satisfies (typeof BLOCK_TYPES)[number];

export const block = defineKind({
  area: 'setting',
  name: 'block',
  label: { 'zh-TW': '連結圖塊', en: 'Blocks' },
  fields: { title: text(40), pic: image(), link: link(), type: select(...BLOCK_TYPES) },
  columns: ['title', 'pic', 'link', 'type'],
  filters: ['type'],
  public: {
    list: 'setting/block_list',
    info: 'setting/block_info/:id',
    filters: { title: { field: 'title', by: 'search' }, type: { field: 'type', by: 'equal' } },
  },
});
