import type { Localised } from '@admissions/model';
import { buildStaffUrl } from '@admissions/model';
import { FORMS, question } from '@admissions/model/forms';
import { KINDS } from '@admissions/model/kinds';
import type { AuditEntry } from '@admissions/protocol';

export interface AuditTarget {
  sort: Localised;
  /** The page that manages it; null where there is none or the target is deleted. */
  href: string | null;
}
const TARGET_TYPES: Readonly<Record<string, Localised>> = {
  account: { 'zh-TW': '帳號', en: 'Account' },
  session: { 'zh-TW': '登入的裝置', en: 'Session' },
  white: { 'zh-TW': '後台白名單', en: 'Allowed addresses' },
  media: { 'zh-TW': '媒體庫檔案', en: 'File' },
  list_view: { 'zh-TW': '常用清單', en: 'View of a list' },
  mail: { 'zh-TW': '信件', en: 'Letter' },
  release: { 'zh-TW': '程式版本', en: 'Release' },
  submissions: { 'zh-TW': '申請資料', en: 'Requests' },
};

export function describeTarget({
  area,
  target,
  name,
}: Pick<AuditEntry, 'area' | 'target' | 'name'>): AuditTarget {
  const [sort = '', id = ''] = target.split('/');
  const number = /^[1-9]\d*$/.test(id) && name !== null ? Number(id) : null;
  const kind = KINDS.find((each) => each.area === area && each.slug === sort);
  if (kind)
    return {
      sort: kind.label,
      // A part of another entry's form has no page of its own.
      href: number && kind.screen.shape !== 'nested' ? buildStaffUrl(kind, number) : null,
    };
  const form = area === 'forms' && [...FORMS, question].find((each) => each.name === sort);
  if (form)
    return { sort: form.label, href: number ? `/admin/forms/edit_${sort}?id=${number}` : null };
  return {
    sort: Object.hasOwn(TARGET_TYPES, sort)
      ? (TARGET_TYPES[sort] as Localised)
      : { 'zh-TW': sort, en: sort },
    href: sort === 'account' && number ? `/admin/account/edit?id=${number}` : null,
  };
}
