import {
  image,
  integer,
  list,
  longText,
  optional,
  panorama,
  relation,
  text,
} from '../fields/index.ts';
import { defineKind } from '../kind.ts';

/** A place on the campus in 360 degrees; angles in degrees, yaw to the right of the picture's middle, pitch up. */
export const vr = defineKind({
  area: 'vr',
  name: 'vr',
  label: { 'zh-TW': '環景導覽', en: '360 tours' },
  fields: {
    title: text(40),
    place: text(40),
    pic: image(),
    panorama: panorama(),
    text: longText(),
    yaw: optional(integer(-360, 360)),
    hotspots: list({
      yaw: integer(-360, 360),
      pitch: integer(-90, 90),
      label: text(40),
      to: optional(relation('vr.vr')),
    }),
  },
  search: ['title', 'place'],
  columns: ['title', 'place', 'pic'],
  public: { list: 'vr/vr_list', info: 'vr/vr_info/:id' },
});
