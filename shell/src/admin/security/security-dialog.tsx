import { api, errorMessage } from '@admissions/api-client';
import { formatMoment, joinLabel } from '@admissions/model';
import { type AdminSession, AUTH_PATHS, detectBrowser } from '@admissions/protocol';
import {
  MAIL_NOTICE_PATHS,
  MAIL_NOTICES,
  type MailNotices,
  type OwnMailNotices,
} from '@admissions/protocol/staff';
import { useMessage, useToast } from '@admissions/store';
import { Button } from '@admissions/ui';
import { useEffect, useRef, useState } from 'react';
import styles from './security.module.css';
import { SECURITY_TEXTS } from './texts.ts';
import { TwoFactor } from './two-factor.tsx';
import { useOwnData } from './use-own-data.ts';

export interface SecurityDialogProps {
  onClose: () => void;
  onChangePassword?: () => void;
}
export function SecurityDialog({ onClose, onChangePassword }: SecurityDialogProps) {
  const t = useMessage();
  const dialog = useRef<HTMLDialogElement>(null);
  const [isHeld, setHeld] = useState(false);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby="security-title"
      onClose={onClose}
      // Recovery codes are shown once: a stray key must not close them.
      onCancel={(event) => isHeld && event.preventDefault()}
    >
      <h2 id="security-title">{t(SECURITY_TEXTS.title)}</h2>
      <section className={styles.part} aria-labelledby="security-steps">
        <h3 id="security-steps">{t(SECURITY_TEXTS.twoSteps)}</h3>
        <TwoFactor onHold={setHeld} />
      </section>
      {!isHeld && (
        <>
          {onChangePassword && (
            <section className={styles.part}>
              <Button look="outline" onClick={onChangePassword}>
                {t('auth.changePassword')}
              </Button>
            </section>
          )}
          <section className={styles.part} aria-labelledby="security-sessions">
            <h3 id="security-sessions">{t(SECURITY_TEXTS.sessions)}</h3>
            <OwnSessions />
          </section>
          <section className={styles.part} aria-labelledby="security-notices">
            <h3 id="security-notices">{t(SECURITY_TEXTS.notices)}</h3>
            <OwnNotices />
          </section>
          <div className="line folding end">
            <Button look="quiet" onClick={() => dialog.current?.close()}>
              {t('common.close')}
            </Button>
          </div>
        </>
      )}
    </dialog>
  );
}

const LABELS = {
  now: SECURITY_TEXTS.noticesNow,
  daily: SECURITY_TEXTS.noticesDaily,
  off: SECURITY_TEXTS.noticesOff,
};

/** When the account gets letters about its tasks. */
function OwnNotices() {
  const t = useMessage();
  const toast = useToast();
  const { data: own, setData: setOwn } = useOwnData<OwnMailNotices>(MAIL_NOTICE_PATHS.info);
  if (own === null) return null;
  if (own === 'failed') return <p role="alert">{t(SECURITY_TEXTS.failed)}</p>;
  const { to } = own;
  if (to === null) return <p>{t(SECURITY_TEXTS.noticesNone)}</p>;

  async function choose(when: MailNotices) {
    setOwn({ when, to });
    try {
      await api().put(MAIL_NOTICE_PATHS.edit, { when });
      toast(SECURITY_TEXTS.noticesSaved, 'success');
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

/** Open sessions of the account; all but this one can be ended. */
function OwnSessions() {
  const t = useMessage();
  const toast = useToast();
  const { data: sessions, read } = useOwnData<AdminSession[]>(AUTH_PATHS.sessions);

  async function end(id: number) {
    try {
      await api().delete(AUTH_PATHS.endSession(id));
      toast(SECURITY_TEXTS.ended, 'success');
    } catch (error) {
      toast(errorMessage(error, t), 'error');
    }
    await read();
  }
  if (sessions === 'failed') return <p role="alert">{t(SECURITY_TEXTS.failed)}</p>;
  return (
    <ul className={styles.sessions}>
      {sessions?.map(({ id, ip, userAgent, createdAt, seenAt, current }) => (
        <li key={id} className="line apart gap-l">
          <div>
            <strong>{detectBrowser(userAgent)}</strong>{' '}
            {current && <span className={styles.current}>{t(SECURITY_TEXTS.current)}</span>}
            <p>
              {t(SECURITY_TEXTS.session, {
                ip,
                begun: formatMoment(createdAt),
                seen: formatMoment(seenAt),
              })}
            </p>
          </div>
          {!current && (
            <button
              type="button"
              className={styles.end}
              aria-label={joinLabel(
                t(SECURITY_TEXTS.end),
                `${detectBrowser(userAgent)} ${ip}`,
                t.locale,
              )}
              onClick={() => void end(id)}
            >
              {t(SECURITY_TEXTS.end)}
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
