import { COLLEGES } from '../colleges.ts';
import { image, integer, link, list, longText, optional, select, text } from '../fields/index.ts';
import { defineKind } from '../kind.ts';
import type { Localised } from '../locale.ts';
import type { FacultyLevel } from './choices.ts';

// `anchor` is the number of the page's part that the college stands in: /bachelor#div3.
const collegesOf = <const L extends FacultyLevel>(level: L, label: Localised) =>
  defineKind({
    area: 'faculty',
    name: level,
    label,
    fields: {
      title: text(20),
      titleEn: text(80),
      anchor: integer(1, 20),
      hue: select(...COLLEGES),
      pic: image(),
      tagline: text(60),
      intro: longText(),
      highlights: list({ figure: text(12), note: text(40) }),
      link: optional(link()),
    },
    order: ['anchor'],
    search: ['title', 'titleEn'],
    columns: ['title', 'anchor', 'hue', 'pic'],
    filters: ['hue'],
    public: {
      list: `faculty/${level}_list`,
      info: `faculty/${level}_info/:id`,
      filters: { title: { field: 'title', by: 'search' }, hue: { field: 'hue', by: 'equal' } },
    },
  });

export const bachelor = collegesOf('bachelor', { 'zh-TW': '學士班學院', en: 'Colleges, bachelor' });
export const master = collegesOf('master', { 'zh-TW': '碩博士班學院', en: 'Colleges, graduate' });
export const specialized = collegesOf('specialized', {
  'zh-TW': '國際學院各單位',
  en: 'Units, International College',
});
