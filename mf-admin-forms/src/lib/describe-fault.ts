import type { Localised } from '@admissions/model';
import type { Translate } from '@admissions/store';

const UNKNOWN: Localised = { 'zh-TW': '收件信箱不存在', en: 'the address does not exist' };
const FULL: Localised = { 'zh-TW': '對方的信箱滿了', en: 'the mailbox is full' };
const REFUSED: Localised = {
  'zh-TW': '對方的郵件伺服器沒有收下',
  en: 'the mail server did not take it',
};
const UNREACHED: Localised = { 'zh-TW': '連不上郵件伺服器', en: 'the mail server was not reached' };
const FAULTS: Readonly<Record<string, Localised>> = {
  '550': UNKNOWN,
  '551': UNKNOWN,
  '553': UNKNOWN,
  '452': FULL,
  '552': FULL,
};

/** The code of a mail server in words. */
export const describeFault = (fault: string | null, t: Translate): string =>
  t(FAULTS[fault ?? ''] ?? (/^\d{3}$/.test(fault ?? '') ? REFUSED : UNREACHED));
