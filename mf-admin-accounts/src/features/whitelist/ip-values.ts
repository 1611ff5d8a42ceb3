import type { WhitelistEntry, WhitelistWrite } from '@admissions/contracts';
import { parseRange, rangeHolds } from '@admissions/contracts/addresses';
import type { MessageKey } from '@admissions/contracts/messages';

/** The form of a whitelist entry; a moment without milliseconds, as the input shows it. */
export type IpValues = { ip: string; note: string; expiresAt: string | null };
export const NEW_IP: IpValues = { ip: '', note: '', expiresAt: null };

export const toIpValues = ({ ip, note, expiresAt }: WhitelistWrite): IpValues => ({
  ip,
  note,
  expiresAt: expiresAt && new Date(expiresAt).toISOString(),
});
export const toIpWrite = ({ ip, note, expiresAt }: IpValues): WhitelistWrite => ({
  ip: ip.trim(),
  note: note.trim(),
  expiresAt,
});

/** What keeps an entry from being sent; the server has the last word. */
export function ipProblem(ip: string): MessageKey | null {
  if (!ip.trim()) return 'validation.required';
  return parseRange(ip) ? null : 'validation.ip';
}

/** Whether the list lets an address in, and by which entry: with no active entry it lets in everybody. */
export function judgeRange(
  entries: readonly Pick<WhitelistEntry, 'ip' | 'active'>[],
  address: string,
): { isAllowed: boolean; by: string | null } {
  const active = entries.filter((entry) => entry.active);
  const by = active.find(({ ip }) => rangeHolds(ip, address))?.ip ?? null;
  return { isAllowed: active.length === 0 || by !== null, by };
}
