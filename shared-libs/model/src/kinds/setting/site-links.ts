import {
  boolean,
  choice,
  defineKind,
  defineSingleScreen,
  list,
  named,
  optional,
  pair,
  text,
  usual,
} from '../../kind/index.ts';

const label = named('文字', 'Words', text(20));
const labelEn = named('英文', 'English', optional(text(60)));
const isHidden = named('不顯示', 'Hidden', boolean());

/** Labels and order of the header's menu; defaults in `site-content`. */
export const siteMenu = defineKind({
  id: 'setting.menu',
  label: pair('網站選單', 'Menu of the site'),
  singleton: true,
  fields: {
    parts: named(
      '選單',
      'Menu',
      list({
        label,
        labelEn,
        part: named(
          '連到的單元',
          'Part of the site',
          choice({
            know: pair('認識元智', 'Know the university'),
            highschool: pair('高中服務', 'High-school services'),
            selfvalue: pair('自我價值', 'Self value'),
            life: pair('大學生活', 'University life'),
            news: pair('連到校園新聞頁', 'Leads to the news'),
            tours: pair('連到環景導覽頁', 'Leads to the 360 tours'),
            guide: pair('學院導覽', 'College guide'),
          }),
        ),
        short: named('頁首並排時的文字', 'Side by side in the header', text(8)),
        shortEn: named(
          '頁首並排時的英文',
          'Side by side in the header, in English',
          optional(text(16)),
        ),
        isHidden,
        links: named(
          '展開後的連結',
          'Links',
          optional(
            list({
              label,
              labelEn,
              description: named('說明', 'Description', optional(text(40))),
              descriptionEn: named('英文說明', 'Description in English', optional(text(80))),
              link: usual.link,
              isHidden,
            }),
          ),
        ),
      }),
    ),
    external: named(
      '選單最下面的連結（按「選單」後看得到）',
      'Links at the end of the panel',
      optional(list({ label, labelEn, link: usual.link })),
    ),
  },
  siteSearch: { isLeftOut: true },
  rules: ['menuPartsAreUniqueAndVisible'],
  public: { info: 'setting/menu_info' },
  page: { page: '/' },
  screen: defineSingleScreen('edit_menu', { order: 16 }),
});

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
    copyright: named('版權所有者', 'Copyright holder', text(60)),
    copyrightEn: named('版權所有者（英文）', 'The same in English', optional(text(120))),
  },
  siteSearch: { isLeftOut: true },
  public: { info: 'setting/footer_info' },
  page: { page: '/' },
  screen: defineSingleScreen('edit_footer', { order: 17 }),
});
