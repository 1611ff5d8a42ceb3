import type { Localised } from '@admissions/model';
import { useIdentity } from '@admissions/ui';

const pair = (zh: string, en: string): Localised => ({ 'zh-TW': zh, en });

/** What the site says of itself on its pages, as staff wrote it last. */
export function useIdentityTexts() {
  const identity = useIdentity();
  return {
    name: pair(identity.name, identity.nameEn),
    nameShort: pair(identity.nameShort, identity.nameEnShort),
    phone: pair(identity.phone.label, identity.phone.labelEn),
    phoneNumber: identity.phone.number,
    email: identity.email.address,
    /** Behind the address, where nobody reads what is sent there. */
    emailNote: identity.email.demo ? pair('（示範）', ' (demo)') : pair('', ''),
    hours: pair(identity.hours, identity.hoursEn),
  };
}
