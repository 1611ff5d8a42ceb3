import {
  boolean,
  choice,
  defineKind,
  defineListScreenWithAdd,
  dialogPage,
  named,
  optional,
  pair,
  usual,
} from '../../kind/index.ts';

export const filmedStory = defineKind({
  id: 'about.video',
  label: pair('影音專區', 'Videos'),
  entryLabel: pair('影片', 'a film'),
  fields: {
    title: usual.title(60),
    date: usual.date,
    category: named(
      '分類',
      'Category',
      choice({
        campus: pair('校園生活', 'Campus'),
        college: pair('學院介紹', 'Colleges'),
        student: pair('學生故事', 'Students'),
        lecture: pair('演講與課程', 'Lectures'),
      }),
    ),
    video: usual.video,
    pic: usual.pic,
    summary: optional(usual.summary),
    featured: named('精選', 'Featured', boolean()),
  },
  order: ['-featured', '-date', '-id'],
  siteSearch: { day: 'date' },
  columns: ['title', 'category', 'date', 'pic'],
  filters: ['category', 'featured'],
  public: {
    list: 'about/video_list',
    info: 'about/video_info/:id',
    aliases: ['main/video/:id'],
    filters: {
      category: { field: 'category', by: 'equal' },
      title: { field: 'title', by: 'search' },
      year: { field: 'date', by: 'year' },
      featured: { field: 'featured', by: 'equal' },
    },
  },
  page: dialogPage('/video'),
  screen: defineListScreenWithAdd('video', { order: 3 }),
});
