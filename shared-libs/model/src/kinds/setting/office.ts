import { pair } from '../../base/locale.ts';
import { color, email, image, labelled, link, optional, phone, text } from '../../fields/index.ts';
import { defineKind } from '../../kind/kind.ts';
import { defineSingleScreen } from '../../kind/staff-screen.ts';

/** Identity, contacts and look; defaults in `site-content`. */
export const office = defineKind({
  id: 'setting.office',
  label: pair('招生單位資料', 'The office'),
  singleton: true,
  fields: {
    office: labelled(pair('單位名稱', 'Office'), text(40)),
    officeEn: labelled(pair('單位英文名稱', 'Office in English'), text(100)),
    phone: labelled(pair('聯絡電話', 'Telephone'), phone()),
    phoneNote: labelled(pair('電話後的註記', 'Note behind the number'), optional(text(20))),
    phoneNoteEn: labelled(
      pair('電話後的英文註記', 'Note behind the number, in English'),
      optional(text(30)),
    ),
    email: labelled(pair('電子郵件', 'E-mail'), email()),
    line: labelled(pair('LINE官方帳號', 'LINE account'), optional(link())),
    hours: labelled(pair('服務時間', 'Office hours'), text(60)),
    hoursEn: labelled(pair('服務時間（英文）', 'Office hours in English'), text(100)),
    address: labelled(pair('地址', 'Address'), text(80)),
    addressEn: labelled(pair('英文地址', 'Address in English'), text(140)),
    map: labelled(pair('地圖連結', 'Map'), link()),
    notice: labelled(pair('頁尾聲明', 'Notice at the foot'), optional(text(160))),
    noticeEn: labelled(
      pair('頁尾聲明（英文）', 'Notice at the foot, in English'),
      optional(text(300)),
    ),
    name: labelled(pair('網站名稱', 'Name of the site'), text(40)),
    nameEn: labelled(pair('網站英文名稱', 'English name of the site'), text(80)),
    pageTitle: labelled(pair('首頁的視窗標題', 'Title of the home page'), text(80)),
    school: labelled(pair('學校名稱', 'University'), text(20)),
    schoolEn: labelled(pair('學校英文名稱', 'University in English'), text(60)),
    brandMore: labelled(pair('頁首校名之後的字', 'Behind the name in the header'), text(12)),
    brandEn: labelled(pair('頁首的英文校名', 'English name in the header'), text(20)),
    brandMoreEn: labelled(
      pair('頁首校名之後的英文', 'Behind the name in the header, in English'),
      text(20),
    ),
    logo: labelled(pair('標誌', 'Logo'), optional(image())),
    mainColor: labelled(
      pair('主色（連結、按鈕、深色區塊）', 'Main colour: links, buttons, dark bands'),
      optional(color('main')),
    ),
    accentColor: labelled(
      pair('強調色（深色區塊上的字）', 'Accent: texts on dark bands'),
      optional(color('accent')),
    ),
  },
  siteSearch: { isLeftOut: true },
  public: { info: 'setting/office_info' },
  page: { page: '/' },
  screen: defineSingleScreen('edit_office', { order: 11 }),
});
