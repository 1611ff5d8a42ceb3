import { useLoaded } from '@admissions/admin-ui';
import { api } from '@admissions/api-client';
import { LETTERS_PATH, type StoredLetter } from '@admissions/protocol/forms';
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

/** Letters of the office for replies, from the site's settings. */
export function useLetters(): readonly StoredLetter[] {
  const { data } = useLoaded(
    (signal) => api().get<StoredLetter[]>(LETTERS_PATH, { silent: true, signal }),
    [],
  );
  return data ?? [];
}
