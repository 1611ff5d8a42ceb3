import {
  defineKind,
  defineListScreenWithAdd,
  homeTile,
  named,
  optional,
  pair,
  text,
  usual,
} from '../../kind/index.ts';

export const heroBanner = defineKind({
  id: 'setting.banner',
  label: pair('首頁主視覺', 'Hero banners'),
  fields: {
    title: usual.title(40),
    subtitle: named('副標題', 'Subtitle', optional(text(80))),
    eyebrow: named('眉標', 'Eyebrow', optional(text(30))),
    pic: usual.pic,
    picMobile: usual.picMobile,
    link: optional(usual.link),
    linkLabel: named('按鈕文字', 'Button', optional(text(12))),
    video: optional(usual.video),
  },
  columns: ['title', 'pic', 'link'],
  public: { list: 'setting/banner_list', info: 'setting/banner_info/:id' },
  page: homeTile('hero'),
  screen: defineListScreenWithAdd('banner', { order: 2 }),
});
