import { image, items, longText, optional, relation, text, video } from '../fields/index.ts';
import { defineKind } from '../kind.ts';
import type { Localised } from '../locale.ts';
import type { FacultyLevel } from './choices.ts';

const sharesOf = <const L extends FacultyLevel>(level: L, label: Localised) =>
  defineKind({
    area: 'faculty',
    name: `${level}Share`,
    slug: `${level}_department_share`,
    label,
    fields: {
      department: relation(`faculty.${level}Department`),
      name: text(20),
      year: text(20),
      title: text(40),
      text: longText(),
      pic: image(),
      video: optional(video()),
    },
    search: ['title', 'name'],
    columns: ['name', 'title', 'department', 'year', 'pic'],
    filters: ['department'],
    public: {
      list: `faculty/${level}_department_share_list`,
      info: `faculty/${level}_department_share_info/:id`,
      // `id` is the department's.
      filters: {
        id: { field: 'department', by: 'equal' },
        department: { field: 'department', by: 'equal' },
      },
    },
  });

export const bachelorShare = sharesOf('bachelor', {
  'zh-TW': '學士班學生分享',
  en: 'Voices of bachelor students',
});
export const masterShare = sharesOf('master', {
  'zh-TW': '碩博士班學生分享',
  en: 'Voices of graduate students',
});
export const specializedShare = sharesOf('specialized', {
  'zh-TW': '國際學院學生分享',
  en: 'Voices of International College students',
});

export const specializedIntro = defineKind({
  area: 'faculty',
  name: 'specializedIntro',
  label: { 'zh-TW': '國際學院簡介', en: 'Introduction of the International College' },
  singleton: true,
  fields: { title: text(40), titleEn: text(80), body: items(), bodyEn: optional(items()) },
  public: { info: 'faculty/specialized_intro' },
});
