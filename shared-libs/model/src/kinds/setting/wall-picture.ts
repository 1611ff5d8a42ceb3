import { pair } from '../../base/locale.ts';
import { optional } from '../../fields/index.ts';
import { defineKind } from '../../kind/kind.ts';
import { homeTile } from '../../kind/public-page.ts';
import { defineListScreenWithAdd } from '../../kind/staff-screen.ts';
import { usual } from '../../kind/usual-fields.ts';

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
