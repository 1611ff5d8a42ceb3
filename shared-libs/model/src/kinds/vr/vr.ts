import {
  defineKind,
  defineListScreenWithAdd,
  integer,
  list,
  longText,
  named,
  optional,
  pair,
  panorama,
  relation,
  text,
  usual,
} from '../../kind/index.ts';

/** A scene of the 360 tour; yaw to the right of the middle and pitch up, in degrees. */
export const vr = defineKind({
  id: 'vr.vr',
  label: pair('環景導覽', '360 tours'),
  entryLabel: pair('環景地點', 'a place in 360°'),
  fields: {
    title: usual.title(40),
    place: named('地點', 'Place', text(40)),
    pic: usual.pic,
    panorama: named('全景圖', 'Panorama', panorama()),
    text: named('介紹', 'Text', longText()),
    story: named('在這裡的故事', 'A story from here', optional(relation('college.share'))),
    yaw: named('起始方向（度）', 'First view (degrees)', optional(integer(-360, 360))),
    hotspots: named(
      '導覽點',
      'Points',
      list({
        yaw: named('水平角度', 'Yaw', integer(-360, 360)),
        pitch: named('垂直角度', 'Pitch', integer(-90, 90)),
        label: named('說明', 'Label', text(40)),
        to: named('前往的地點', 'Leads to', optional(relation('vr.vr'))),
      }),
    ),
  },
  search: ['title', 'place'],
  columns: ['title', 'place', 'pic'],
  public: { list: 'vr/vr_list', info: 'vr/vr_info/:id' },
  page: { page: '/360tours', entry: ({ id }) => `/360tours?scene=${id}` },
  screen: defineListScreenWithAdd('vr', { order: 1 }),
});
