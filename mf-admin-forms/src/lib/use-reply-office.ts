import { useLoaded } from '@admissions/admin-ui';
import { api } from '@admissions/api-client';
import { identity, type SiteIdentity } from '@admissions/site-content';
import { toIdentity } from '@admissions/site-content/settings';

/** Office that signs mails: from the site's settings, else the default. */
export function useReplyOffice(): SiteIdentity {
  const { data } = useLoaded(async (signal) => {
    const path = '/api/ap/setting/office_info';
    const options = { silent: true, signal };
    return toIdentity(await api().get<Parameters<typeof toIdentity>[0]>(path, options));
  }, []);
  return data ?? identity;
}
