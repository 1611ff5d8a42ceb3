import type { LinkValue, Localised } from '@admissions/model';
import type { KindId } from '@admissions/model/kinds';
import { burger } from '../burger.ts';
import { footer } from '../footer.ts';
import { identity } from '../identity.ts';
import { menu } from '../menu.ts';
import type { SiteMenu } from '../menu-groups.ts';
import { privacy } from '../privacy.ts';

interface Linked {
  label: Localised;
  href: string;
  newWindow?: boolean;
}
const toLink = ({ href, newWindow }: Omit<Linked, 'label'>): LinkValue => ({
  href,
  ...(newWindow && { newWindow }),
});
const toRow = (link: Linked) => ({
  label: link.label['zh-TW'],
  labelEn: link.label.en,
  link: toLink(link),
});

/** `school` is the short name, `brandMore` the rest of the brand, `office` the office's name. */
const office = {
  name: identity.name,
  nameEn: identity.nameEn,
  pageTitle: identity.title,
  school: identity.nameShort,
  schoolEn: identity.nameEnShort,
  brandEn: identity.brand.name.en,
  brandMore: identity.brand.more['zh-TW'],
  brandMoreEn: identity.brand.more.en,
  office: identity.office,
  officeEn: identity.officeEn,
  phone: identity.phone.number,
  phoneNote: '示範號碼',
  phoneNoteEn: 'demo number',
  email: identity.email.address,
  hours: identity.hours,
  hoursEn: identity.hoursEn,
  address: identity.address,
  addressEn: identity.addressEn,
  map: { href: identity.mapUrl },
  notice: identity.demoNotice,
  noticeEn: identity.demoNoticeEn,
};

const siteMenu = {
  parts: (menu as SiteMenu).map((part) => ({
    part: part.key,
    label: part.label['zh-TW'],
    labelEn: part.label.en,
    short: part.short['zh-TW'],
    shortEn: part.short.en,
    isHidden: false,
    links: ('children' in part ? part.children : []).map((link) => ({
      ...toRow(link),
      description: link.description['zh-TW'],
      descriptionEn: link.description.en,
      isHidden: false,
    })),
  })),
  external: burger.external.map(toRow),
};

const siteFooter = {
  groups: footer.groups.map(({ title, links }) => ({
    title: title['zh-TW'],
    titleEn: title.en,
    links: links.map(toRow),
  })),
  copyright: footer.copyright['zh-TW'],
  copyrightEn: footer.copyright.en,
};

const privacyNotice = {
  title: privacy.title['zh-TW'],
  titleEn: privacy.title.en,
  version: privacy.version,
  updatedOn: privacy.updatedAt,
  intro: privacy.intro['zh-TW'],
  introEn: privacy.intro.en,
  items: privacy.items.map(({ title, text }) => ({
    title: title['zh-TW'],
    titleEn: title.en,
    text: text['zh-TW'],
    textEn: text.en,
  })),
  consent: privacy.consentLabel['zh-TW'],
  consentEn: privacy.consentLabel.en,
  siteTitle: privacy.site.title['zh-TW'],
  siteTitleEn: privacy.site.title.en,
  siteText: privacy.site.text['zh-TW'],
  siteTextEn: privacy.site.text.en,
};

/** Initial form values of settings that were never saved. */
export const SETTING_PRESETS: Readonly<Partial<Record<KindId, Record<string, unknown>>>> = {
  'setting.office': office,
  'setting.menu': siteMenu,
  'setting.footer': siteFooter,
  'setting.privacy': privacyNotice,
};
