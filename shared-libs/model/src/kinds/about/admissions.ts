import { pair } from '../../base/locale.ts';
import {
  choice,
  dateRange,
  files,
  items,
  labelled,
  link,
  list,
  optional,
  text,
} from '../../fields/index.ts';
import { defineKind } from '../../kind/kind.ts';
import { usual } from '../../kind/labels.ts';
import { defineListScreenWithAdd } from '../../kind/staff-screen.ts';

export const admissions = defineKind({
  id: 'about.admissions',
  label: { 'zh-TW': '招生管道', en: 'Admission channels' },
  fields: {
    title: labelled(pair('管道名稱', 'Channel'), text(40)),
    level: labelled(
      pair('招生對象', 'Level'),
      choice({
        bachelor: pair('學士班', 'Bachelor'),
        transfer: pair('轉學', 'Transfer'),
        master: pair('碩士班', 'Master'),
        doctoral: pair('博士班', 'Doctoral'),
        international: pair('國際學生', 'International'),
      }),
    ),
    quota: labelled(pair('招生名額', 'Places'), optional(text(40))),
    summary: labelled(usual.summary, text(200)),
    dates: labelled(
      pair('重要日期', 'Dates'),
      list({
        label: labelled(pair('事項', 'What'), text(30)),
        labelEn: labelled(pair('英文事項', 'What, in English'), optional(text(60))),
        dates: labelled(pair('期間', 'When'), dateRange()),
      }),
    ),
    link: labelled(usual.link, optional(link())),
    files: labelled(pair('附件', 'Files'), optional(files())),
    body: labelled(usual.body, items()),
  },
  search: ['title', 'summary'],
  siteSearch: { summary: ['summary'] },
  columns: ['title', 'level', 'quota', 'link'],
  filters: ['level'],
  public: {
    list: 'about/admissions_list',
    info: 'about/admissions_info/:id',
    filters: { level: { field: 'level', by: 'equal' }, title: { field: 'title', by: 'search' } },
  },
  page: { page: '/admissions', entry: ({ id }) => `/admissions#item-${id}` },
  screen: defineListScreenWithAdd('admissions', { order: 1 }),
});
