import { COLLEGES } from '../colleges.ts';
import { counter, date, image, items, list, optional, select, text } from '../fields/index.ts';
import { defineKind } from '../kind.ts';
import { LIFE_TYPES } from './choices.ts';

export const SHARE_THEMES = ['study', 'abroad', 'intern', 'club', 'research'] as const;

export const share = defineKind({
  area: 'college',
  name: 'share',
  label: { 'zh-TW': '學長姐分享', en: 'Voices of seniors' },
  fields: {
    name: text(20),
    department: text(40),
    college: select(...COLLEGES),
    graduation: optional(text(20)),
    theme: select(...SHARE_THEMES),
    title: text(60),
    quote: text(120),
    pic: image(),
    summary: text(200),
    body: items(),
    clickCount: counter(),
  },
  search: ['title', 'name', 'department', 'summary'],
  columns: ['name', 'title', 'college', 'theme', 'pic', 'clickCount'],
  filters: ['college', 'theme'],
  public: {
    list: 'college/share_list',
    info: 'college/share_info/:id',
    counter: 'college/ShareClickCount/:id',
    filters: {
      college: { field: 'college', by: 'equal' },
      theme: { field: 'theme', by: 'equal' },
      title: { field: 'title', by: 'search' },
    },
  },
});

export const life = defineKind({
  area: 'college',
  name: 'life',
  label: { 'zh-TW': '大學生活', en: 'University life' },
  fields: {
    type: select(...LIFE_TYPES),
    title: text(60),
    pic: image(),
    summary: text(200),
    facts: list({ label: text(20), text: text(60) }),
    body: items(),
    clickCount: counter(),
  },
  search: ['title', 'summary'],
  columns: ['title', 'type', 'pic', 'clickCount'],
  filters: ['type'],
  public: {
    list: 'college/life_list',
    info: 'college/life_info/:id',
    counter: 'college/LifeClickCount/:id',
    filters: { type: { field: 'type', by: 'equal' }, title: { field: 'title', by: 'search' } },
  },
});

export const vitality = defineKind({
  area: 'college',
  name: 'yzu',
  label: { 'zh-TW': '校園活力', en: 'Campus vitality' },
  fields: {
    title: text(60),
    date: optional(date()),
    pic: image(),
    summary: text(200),
    body: items(),
    pics: list({ title: text(40), pic: image() }),
  },
  search: ['title', 'summary'],
  columns: ['title', 'date', 'pic'],
  public: {
    list: 'college/yzu_list',
    info: 'college/yzu_info/:id',
    parts: { 'college/yzu_pic/:id': 'pics' },
    omit: ['pics'],
  },
});
