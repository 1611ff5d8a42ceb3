import {
  choice,
  defineKind,
  defineListScreen,
  dialogPage,
  list,
  named,
  optional,
  pair,
  text,
  usual,
} from '../../kind/index.ts';

/** Types of clubs. */
const CLUB_TYPES = {
  sport: pair('體能', 'Sports'),
  music: pair('音樂與表演', 'Music and stage'),
  skill: pair('學藝', 'Skills'),
  service: pair('服務', 'Service'),
  culture: pair('文化與聯誼', 'Culture and friendship'),
};

export const vitality = defineKind({
  id: 'college.yzu',
  label: pair('校園活力', 'Campus vitality'),
  entryLabel: pair('校園活力的文章', 'an article on vitality'),
  fields: {
    title: usual.title(60),
    date: optional(usual.date),
    pic: usual.pic,
    summary: usual.summary,
    body: usual.body,
    pics: usual.pics,
    clubs: named(
      '社團',
      'Clubs',
      optional(
        list({
          name: named('社團名稱', 'Name', text(30)),
          type: named('性質', 'Sort', choice(CLUB_TYPES)),
          meets: named('社課時間與地點', 'When and where it meets', text(40)),
          text: named('一句話', 'In a sentence', text(80)),
        }),
      ),
    ),
  },
  siteSearch: { day: 'date' },
  columns: ['title', 'date', 'pic'],
  public: {
    list: 'college/yzu_list',
    info: 'college/yzu_info/:id',
    parts: { 'college/yzu_pic/:id': 'pics' },
    omit: ['pics'],
  },
  page: dialogPage('/yzu'),
  screen: defineListScreen('yzu', { order: 3, label: pair('校園活力', 'Vitality') }),
});
