import { image, link, longText, optional, relation, text } from '../fields/index.ts';
import { defineKind } from '../kind.ts';

export const features = defineKind({
  area: 'setting',
  name: 'features',
  label: { 'zh-TW': '首頁特色', en: 'Features on the home page' },
  singleton: true,
  fields: { heading: text(40), intro: optional(longText()) },
  public: { info: 'setting/features_info' },
});

export const featuresSub = defineKind({
  area: 'setting',
  name: 'featuresSub',
  label: { 'zh-TW': '首頁特色項目', en: 'Feature items' },
  fields: {
    title: text(30),
    text: text(120),
    figure: optional(text(12)),
    figureNote: optional(text(40)),
    pic: optional(image()),
    link: optional(link()),
  },
  columns: ['title', 'pic', 'figure', 'link'],
  public: { list: 'setting/features_sub_list', info: 'setting/features_sub_info/:id' },
});

export const selection = defineKind({
  area: 'setting',
  name: 'selection',
  label: { 'zh-TW': '首頁精選', en: 'Selection on the home page' },
  singleton: true,
  fields: { heading: text(40), intro: optional(text(120)) },
  public: { info: 'setting/selection_info' },
});

export const selectionItem = defineKind({
  area: 'setting',
  name: 'selectionItem',
  label: { 'zh-TW': '首頁精選項目', en: 'Selection items' },
  fields: { title: text(40), text: optional(text(120)), pic: image(), link: link() },
  columns: ['title', 'pic', 'link'],
  public: { list: 'setting/selection_list' },
});

export const senior = defineKind({
  area: 'setting',
  name: 'senior',
  label: { 'zh-TW': '首頁學長姐', en: 'Seniors on the home page' },
  singleton: true,
  fields: { heading: text(40), intro: optional(text(120)) },
  public: { info: 'setting/senior_info' },
});

export const seniorItem = defineKind({
  area: 'setting',
  name: 'seniorItem',
  label: { 'zh-TW': '首頁學長姐項目', en: 'Seniors' },
  fields: {
    name: text(20),
    department: text(40),
    quote: text(120),
    pic: image(),
    share: optional(relation('college.share')),
  },
  search: ['name', 'department'],
  columns: ['name', 'department', 'pic', 'share'],
  public: { list: 'setting/senior_list' },
});

export const wallPicture = defineKind({
  area: 'setting',
  name: 'pic',
  label: { 'zh-TW': '首頁圖片牆', en: 'Picture wall' },
  fields: { title: text(40), pic: image(), link: optional(link()) },
  columns: ['title', 'pic', 'link'],
  public: { list: 'setting/pic_list', info: 'setting/pic_info/:id' },
});
