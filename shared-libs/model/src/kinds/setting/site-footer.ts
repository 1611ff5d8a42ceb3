import {
  defineKind,
  defineSingleScreen,
  list,
  named,
  optional,
  pair,
  text,
  usual,
} from '../../kind/index.ts';

/** Footer links; defaults in `site-content`. */
export const siteFooter = defineKind({
  id: 'setting.footer',
  label: pair('頁尾連結', 'Links at the foot'),
  singleton: true,
  fields: {
    groups: named(
      '連結群組',
      'Groups',
      list({
        title: named('群組名稱', 'Group', text(20)),
        titleEn: named('群組英文名稱', 'Group in English', optional(text(60))),
        links: named(
          '連結',
          'Links',
          list({
            label: named('文字', 'Words', text(40)),
            labelEn: named('英文', 'English', optional(text(80))),
            link: usual.link,
          }),
        ),
      }),
    ),
    copyright: named('版權所有者', 'Whose the site is', text(60)),
    copyrightEn: named('版權所有者（英文）', 'The same in English', optional(text(120))),
  },
  siteSearch: { isLeftOut: true },
  public: { info: 'setting/footer_info' },
  page: { page: '/' },
  screen: defineSingleScreen('edit_footer', { order: 13 }),
});
