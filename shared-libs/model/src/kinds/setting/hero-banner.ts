import { image, labelled, link, named, optional, text, video } from '../../fields/index.ts';
import { defineKind } from '../../kind/kind.ts';
import { usual } from '../../kind/labels.ts';
import { homeTile } from '../../kind/public-page.ts';
import { defineListScreenWithAdd } from '../../kind/staff-screen.ts';

export const heroBanner = defineKind({
  id: 'setting.banner',
  label: { 'zh-TW': '首頁主視覺', en: 'Hero banners' },
  fields: {
    title: labelled(usual.title, text(40)),
    subtitle: named('副標題', 'Subtitle', optional(text(80))),
    eyebrow: named('眉標', 'Eyebrow', optional(text(30))),
    pic: labelled(usual.pic, image()),
    picMobile: labelled(usual.picMobile, optional(image())),
    link: labelled(usual.link, optional(link())),
    linkLabel: named('按鈕文字', 'Button', optional(text(12))),
    video: labelled(usual.video, optional(video())),
  },
  siteSearch: { summary: ['subtitle'] },
  columns: ['title', 'pic', 'link'],
  public: { list: 'setting/banner_list', info: 'setting/banner_info/:id' },
  page: homeTile('hero'),
  screen: defineListScreenWithAdd('banner', { order: 2 }),
});
