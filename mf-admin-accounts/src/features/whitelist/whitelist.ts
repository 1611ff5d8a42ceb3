import type { Api } from '@admissions/api-client';
import {
  WHITELIST_PATHS,
  type WhitelistEntry,
  type WhitelistPage,
  type WhitelistWrite,
} from '@admissions/protocol';
import { parseRange, rangeContains } from '@admissions/protocol/addresses';

export const LIST_PATH = '/admin/account/ip_list';

export interface Whitelist {
  entries: WhitelistEntry[];
  provisional: WhitelistPage['provisional'];
  expiredAt: WhitelistPage['expiredAt'];
}

/** Loads every entry: whether an address is allowed depends on all of them. */
export async function loadWhitelist(api: Api): Promise<Whitelist> {
  const entries: WhitelistEntry[] = [];
  for (let page = 1; ; page++) {
    const { list, total, provisional, expiredAt } = await api.get<WhitelistPage>(
      WHITELIST_PATHS.list,
      {
        params: { page, perpage: 100 },
      },
    );
    entries.push(...list);
    if (list.length === 0 || entries.length >= total) return { entries, provisional, expiredAt };
  }
}

export type IpValues = Pick<WhitelistEntry, 'ip' | 'note' | 'expiresAt'>;
export type SavedIp = IpValues & Pick<WhitelistEntry, 'id' | 'revision'>;
export const NEW_IP: SavedIp = { id: 0, revision: 0, ip: '', note: '', expiresAt: null };

// Times are compared as strings, so normalise them.
export const toIpValues = ({ ip, note, expiresAt }: IpValues): IpValues => ({
  ip,
  note,
  expiresAt: expiresAt && new Date(expiresAt).toISOString(),
});
export const toIpWrite = ({ ip, note, expiresAt }: IpValues): WhitelistWrite => ({
  ip: ip.trim(),
  note: note.trim(),
  expiresAt,
});

export function findIpProblem(ip: string) {
  if (!ip.trim()) return 'validation.required';
  return parseRange(ip) ? null : 'validation.ip';
}

const INTERNAL = /^(127|10|192\.168|172\.(1[6-9]|2\d|3[01]))\.|^::1$|^f[cd]|^fe[89ab]/;
/** Behind a proxy that is not trusted yet, every visitor has such an address. */
export const isInternal = (ip: string) => INTERNAL.test(ip);

/** Without an active entry every address is allowed. */
export function checkAddress(
  entries: readonly Pick<WhitelistEntry, 'ip' | 'active'>[],
  address: string,
): { isAllowed: boolean; by: string | null } {
  const active = entries.filter((entry) => entry.active);
  const by = active.find(({ ip }) => rangeContains(ip, address))?.ip ?? null;
  return { isAllowed: active.length === 0 || by !== null, by };
}

/** Whether the list refuses an address after an entry is saved, or deleted without `after`. */
export function shutsOut(
  entries: readonly WhitelistEntry[],
  address: string,
  id: number,
  after?: Pick<WhitelistEntry, 'ip' | 'expiresAt'>,
) {
  const others = entries.filter((entry) => entry.id !== id);
  const saved = after && { ip: after.ip, active: isFuture(after.expiresAt) };
  return !checkAddress(saved ? [...others, saved] : others, address).isAllowed;
}
const isFuture = (moment: string | null) => moment === null || Date.parse(moment) > Date.now();

/** Prefix length of a range larger than a large organisation's, else null. */
export function findTooWidePrefix(text: string) {
  const range = parseRange(text);
  return range && range.bits < (range.version === 4 ? 16 : 32) ? range.bits : null;
}
