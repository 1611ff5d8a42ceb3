import {
  defineKind,
  defineListScreenWithAdd,
  homeTile,
  optional,
  pair,
  usual,
} from '../../kind/index.ts';

export const wallPicture = defineKind({
  id: 'setting.pic',
  label: pair('首頁圖片牆', 'Picture wall'),
  entryLabel: pair('圖片牆的圖片', 'a picture of the wall'),
  fields: {
    title: usual.title(40),
    pic: usual.pic,
    link: optional(usual.link),
  },
  columns: ['title', 'pic', 'link'],
  public: { list: 'setting/pic_list', info: 'setting/pic_info/:id' },
  page: homeTile('pictures'),
  screen: defineListScreenWithAdd('pic', { order: 8 }),
});
