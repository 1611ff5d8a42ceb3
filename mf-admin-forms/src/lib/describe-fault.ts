import { type Localised, pair } from '@admissions/model';
import type { Translate } from '@admissions/store';

const UNKNOWN = pair('收件信箱不存在', 'the address does not exist');
const FULL = pair('對方的信箱滿了', 'the mailbox is full');
const REFUSED = pair('對方的郵件伺服器沒有收下', 'the mail server did not take it');
const UNREACHED = pair('連不上郵件伺服器', 'the mail server was not reached');
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
