import { api, errorMessage } from '@admissions/api-client';
import type { MailNotices, OwnMailNotices } from '@admissions/protocol/staff';
import { MAIL_NOTICE_PATHS, MAIL_NOTICES } from '@admissions/protocol/staff';
import { useAppStore, useMessage } from '@admissions/store';
import { useEffect, useState } from 'react';
import { SECURITY_TEXTS } from './texts.ts';

const LABELS = {
  now: SECURITY_TEXTS.noticesNow,
  daily: SECURITY_TEXTS.noticesDaily,
  off: SECURITY_TEXTS.noticesOff,
};

/** When the account gets letters about its tasks. */
export function OwnNotices() {
  const t = useMessage();
  const toast = useAppStore((state) => state.toast);
  const [own, setOwn] = useState<OwnMailNotices | 'failed' | null>(null);
  useEffect(() => {
    void api()
      .get<OwnMailNotices>(MAIL_NOTICE_PATHS.info, { silent: true })
      .then(setOwn, () => setOwn('failed'));
  }, []);
  if (own === null) return null;
  if (own === 'failed') return <p role="alert">{t(SECURITY_TEXTS.failed)}</p>;
  const { to } = own;
  if (to === null) return <p>{t(SECURITY_TEXTS.noticesNone)}</p>;

  async function choose(when: MailNotices) {
    setOwn({ when, to });
    try {
      await api().put(MAIL_NOTICE_PATHS.edit, { when });
      toast(t(SECURITY_TEXTS.noticesSaved), 'success');
    } catch (error) {
      setOwn(own);
      toast(errorMessage(error, t), 'error');
    }
  }
  return (
    <>
      <p>{t(SECURITY_TEXTS.noticesWhy, { to })}</p>
      <fieldset className="wrap" aria-label={t(SECURITY_TEXTS.noticesWhen)}>
        {MAIL_NOTICES.map((when) => (
          <label key={when}>
            <input
              type="radio"
              name="mail-notices"
              checked={own.when === when}
              onChange={() => void choose(when)}
            />{' '}
            {t(LABELS[when])}
          </label>
        ))}
      </fieldset>
    </>
  );
}
