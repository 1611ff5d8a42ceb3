import { buildStaffUrl, type Localised, pair } from '@admissions/model';
import { FORMS, question } from '@admissions/model/forms';
import { KINDS } from '@admissions/model/kinds';
import type { AuditEntry } from '../account.ts';
import { AREA_LABELS } from '../area-labels.ts';
import { ADMIN_BUNDLES } from '../bundles.ts';
import { recordedWord, wordIn } from './recorded-words.ts';

interface AuditTarget {
  sort: Localised;
  /** Its name now, or as it was recorded, else its number; empty where it is the only one. */
  title: Localised;
  /** The page that manages it; null where there is none or the target is deleted. */
  href: string | null;
  /** The page with the versions of the entry. */
  historyHref: string | null;
}
const TARGET_TYPES: Readonly<Record<string, Localised>> = {
  ...AREA_LABELS,
  account: pair('帳號', 'Account'),
  session: pair('登入的裝置', 'Session'),
  white: pair('後台白名單', 'Allowed addresses'),
  media: pair('媒體庫檔案', 'File'),
  audit: pair('操作紀錄', 'Audit log'),
  list_view: pair('常用清單', 'View of a list'),
  mail: pair('信件', 'Letter'),
  release: pair('程式版本', 'Release'),
  submissions: pair('申請資料', 'Requests'),
  samples: pair('示範申請', 'Sample requests'),
  bundle: pair('一起上線', 'Live together'),
  go_live: pair('上線準備', 'Going live'),
  publishing_rule: pair('核可規則', 'Approvals'),
  numbers: pair('今年的數字', 'Numbers of this year'),
  number_approvals: pair('系所的數字', 'Numbers of departments'),
};
const PAGES = new Map([
  ['account', '/admin/account/edit'],
  ['white', '/admin/account/edit_ip'],
  ['bundle', ADMIN_BUNDLES],
]);

/** Details with the name of a target that is gone. */
const NAME_DETAILS = new Map([
  ['white', 'ip'],
  ['account', 'account'],
]);
function findTitle(
  { action, name, details }: Pick<AuditEntry, 'action' | 'name' | 'details'>,
  [sort, id]: [sort: string, id: string],
) {
  const recorded = details[NAME_DETAILS.get(sort) ?? (/^(purge|del)/.test(action) ? 'name' : '')];
  const title = name ?? (typeof recorded === 'string' ? recorded : '');
  if (title !== '') return pair(title, title);
  return /^\d+$/.test(id) ? pair(`編號${id}`, `No. ${id}`) : recordedWord(sort, id);
}

type DescribedEntry = Pick<AuditEntry, 'action' | 'area' | 'target' | 'name' | 'details'>;
export function describeTarget(entry: DescribedEntry): AuditTarget {
  const { area, target, name } = entry;
  const [sort = '', id = ''] = target.split('/');
  const title = findTitle(entry, [sort, id]);
  const historyHref = null;
  const number = /^[1-9]\d*$/.test(id) && name !== null ? Number(id) : null;
  const kind = KINDS.find((each) => each.area === area && each.slug === sort);
  if (kind) {
    // A part of another entry's form has no page of its own.
    const href = number && kind.screen.shape !== 'nested' ? buildStaffUrl(kind, number) : null;
    const isWithId = href?.includes(`=${number}`);
    const names = kind.singleton
      ? { sort: AREA_LABELS[kind.area], title: kind.label }
      : { sort: kind.label, title };
    return { ...names, href, historyHref: isWithId ? `${href}&history=1` : null };
  }
  const form = area === 'forms' && [...FORMS, question].find((each) => each.name === sort);
  if (form)
    return {
      sort: form.label,
      title,
      href: number ? `/admin/forms/edit_${sort}?id=${number}` : null,
      historyHref,
    };
  return {
    sort: wordIn(TARGET_TYPES, sort),
    title,
    historyHref,
    href: number && PAGES.has(sort) ? `${PAGES.get(sort)}?id=${number}` : null,
  };
}
