import {
  date,
  defineKind,
  defineSingleScreen,
  list,
  longText,
  named,
  optional,
  pair,
  text,
} from '../../kind/index.ts';

/** The privacy notice of page and forms; defaults in `site-content`. */
export const privacyNotice = defineKind({
  id: 'setting.privacy',
  label: pair('個資告知事項', 'Personal-data notice'),
  singleton: true,
  fields: {
    title: named('標題', 'Title', text(60)),
    titleEn: named('英文標題', 'Title in English', text(120)),
    version: named('版本', 'Version', text(12)),
    updatedOn: named('更新日期', 'Updated on', date()),
    intro: named('前言', 'Introduction', longText(800)),
    introEn: named('英文前言', 'Introduction in English', optional(longText(1600))),
    items: named(
      '告知事項',
      'Sections',
      list({
        title: named('標題', 'Title', text(60)),
        titleEn: named('英文標題', 'Title in English', optional(text(120))),
        text: named('內容', 'Text', longText(1200)),
        textEn: named('英文內容', 'Text in English', optional(longText(2400))),
      }),
    ),
    consent: named('同意欄的文字', 'Words of the consent', text(60)),
    consentEn: named('同意欄的英文', 'The same in English', optional(text(120))),
    siteTitle: named('瀏覽紀錄的標題', 'Title about browsing', text(60)),
    siteTitleEn: named(
      '瀏覽紀錄的英文標題',
      'Title about browsing, in English',
      optional(text(120)),
    ),
    siteText: named('瀏覽紀錄的說明', 'About browsing', longText(800)),
    siteTextEn: named('瀏覽紀錄的英文說明', 'About browsing, in English', optional(longText(1600))),
  },
  siteSearch: { summary: [], isLeftOut: true },
  public: { info: 'setting/privacy_info' },
  page: { page: '/privacy' },
  screen: defineSingleScreen('edit_privacy', { order: 18 }),
});
