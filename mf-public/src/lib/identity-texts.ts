import { pair } from '@admissions/model';
import { useIdentity } from '@admissions/ui';

/** The site's identity as last saved by staff. */
export function useIdentityTexts() {
  const identity = useIdentity();
  return {
    name: pair(identity.name, identity.nameEn),
    nameShort: pair(identity.nameShort, identity.nameEnShort),
    phone: pair(identity.phone.label, identity.phone.labelEn),
    phoneNumber: identity.phone.number,
    email: identity.email.address,
    /** Marks demo addresses that nobody reads. */
    emailNote: identity.email.demo ? pair('（示範）', ' (demo)') : pair('', ''),
    line: identity.line,
    address: pair(identity.address, identity.addressEn),
    hours: pair(identity.hours, identity.hoursEn),
  };
}
