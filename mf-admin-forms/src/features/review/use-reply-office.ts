import { api } from '@admissions/api-client';
import type { SiteIdentity } from '@admissions/site-content';
import { identity } from '@admissions/site-content';
import { toIdentity } from '@admissions/site-content/settings';
import { useEffect, useState } from 'react';

export interface ReplyOffice {
  name: string;
  phone: string;
  hours: string;
}
const toOffice = ({ office, phone, hours }: SiteIdentity): ReplyOffice => ({
  name: office,
  phone: phone.label,
  hours,
});

/** Who signs letters: the office as the site names it now; as it is by itself where that cannot be read. */
export function useReplyOffice(): ReplyOffice {
  const [office, setOffice] = useState(() => toOffice(identity));
  useEffect(() => {
    let isGone = false;
    api()
      .get<Parameters<typeof toIdentity>[0]>('/api/ap/setting/office_info', { silent: true })
      .then((entry) => {
        if (!isGone) setOffice(toOffice(toIdentity(entry)));
      })
      .catch(() => {});
    return () => {
      isGone = true;
    };
  }, []);
  return office;
}
