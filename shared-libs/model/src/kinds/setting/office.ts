import { pair } from '../../base/locale.ts';
import { email, link, named, optional, phone, text } from '../../fields/index.ts';
import { defineKind } from '../../kind/kind.ts';
import { defineSingleScreen } from '../../kind/staff-screen.ts';

/** Identity and contacts; defaults in `site-content`. */
export const office = defineKind({
  id: 'setting.office',
  label: pair('招生單位資料', 'The office'),
  singleton: true,
  fields: {
    office: named('單位名稱', 'Office', text(40)),
    officeEn: named('單位英文名稱', 'Office in English', text(100)),
    phone: named('聯絡電話', 'Telephone', phone()),
    phoneNote: named('電話後的註記', 'Note behind the number', optional(text(20))),
    phoneNoteEn: named(
      '電話後的英文註記',
      'Note behind the number, in English',
      optional(text(30)),
    ),
    email: named('電子郵件', 'E-mail', email()),
    hours: named('服務時間', 'Office hours', text(60)),
    hoursEn: named('服務時間（英文）', 'Office hours in English', text(100)),
    address: named('地址', 'Address', text(80)),
    addressEn: named('英文地址', 'Address in English', text(140)),
    map: named('地圖連結', 'Map', link()),
    notice: named('頁尾聲明', 'Notice at the foot', optional(text(160))),
    noticeEn: named('頁尾聲明（英文）', 'Notice at the foot, in English', optional(text(300))),
    name: named('網站名稱', 'Name of the site', text(40)),
    nameEn: named('網站英文名稱', 'English name of the site', text(80)),
    pageTitle: named('首頁的視窗標題', 'Title of the home page', text(80)),
    school: named('學校名稱', 'University', text(20)),
    schoolEn: named('學校英文名稱', 'University in English', text(60)),
    brandMore: named('頁首校名之後的字', 'Behind the name in the header', text(12)),
    brandEn: named('頁首的英文校名', 'English name in the header', text(20)),
    brandMoreEn: named('頁首校名之後的英文', 'Behind the name in the header, in English', text(20)),
  },
  siteSearch: { isLeftOut: true },
  public: { info: 'setting/office_info' },
  page: { page: '/' },
  screen: defineSingleScreen('edit_office', { order: 11 }),
});
