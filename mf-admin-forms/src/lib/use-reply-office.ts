import { useLoaded } from '@admissions/admin-ui';
import { api } from '@admissions/api-client';
import type { SiteIdentity } from '@admissions/site-content';
import { identity } from '@admissions/site-content';
import { toIdentity } from '@admissions/site-content/settings';

interface ReplyOffice {
  name: string;
  phone: string;
  hours: string;
}
const toOffice = ({ office, phone, hours }: SiteIdentity): ReplyOffice => ({
  name: office,
  phone: phone.label,
  hours,
});

const DEFAULT_OFFICE = toOffice(identity);

/** Office that signs mails: from the site's settings, else the default. */
export function useReplyOffice(): ReplyOffice {
  const { data } = useLoaded(async (signal) => {
    const path = '/api/ap/setting/office_info';
    const options = { silent: true, signal };
    return toOffice(toIdentity(await api().get<Parameters<typeof toIdentity>[0]>(path, options)));
  }, []);
  return data ?? DEFAULT_OFFICE;
}
