import { pair } from '../../base/locale.ts';
import { date, labelled, list, longText, optional, text } from '../../fields/index.ts';
import { defineKind } from '../../kind/kind.ts';
import { defineSingleScreen } from '../../kind/staff-screen.ts';

/** The privacy notice of page and forms; defaults in `site-content`. */
export const privacyNotice = defineKind({
  id: 'setting.privacy',
  label: pair('個資告知事項', 'Personal-data notice'),
  singleton: true,
  fields: {
    title: labelled(pair('標題', 'Title'), text(60)),
    titleEn: labelled(pair('英文標題', 'Title in English'), text(120)),
    version: labelled(pair('版本', 'Version'), text(12)),
    updatedOn: labelled(pair('更新日期', 'Updated on'), date()),
    intro: labelled(pair('前言', 'Introduction'), longText(800)),
    introEn: labelled(pair('英文前言', 'Introduction in English'), optional(longText(1600))),
    items: labelled(
      pair('告知事項', 'Sections'),
      list({
        title: labelled(pair('標題', 'Title'), text(60)),
        titleEn: labelled(pair('英文標題', 'Title in English'), optional(text(120))),
        text: labelled(pair('內容', 'Text'), longText(1200)),
        textEn: labelled(pair('英文內容', 'Text in English'), optional(longText(2400))),
      }),
    ),
    consent: labelled(pair('同意欄的文字', 'Words of the consent'), text(60)),
    consentEn: labelled(pair('同意欄的英文', 'The same in English'), optional(text(120))),
    siteTitle: labelled(pair('瀏覽紀錄的標題', 'Title about browsing'), text(60)),
    siteTitleEn: labelled(
      pair('瀏覽紀錄的英文標題', 'Title about browsing, in English'),
      optional(text(120)),
    ),
    siteText: labelled(pair('瀏覽紀錄的說明', 'About browsing'), longText(800)),
    siteTextEn: labelled(
      pair('瀏覽紀錄的英文說明', 'About browsing, in English'),
      optional(longText(1600)),
    ),
  },
  siteSearch: { isLeftOut: true },
  public: { info: 'setting/privacy_info' },
  page: { page: '/privacy' },
  screen: defineSingleScreen('edit_privacy', { order: 14 }),
});
