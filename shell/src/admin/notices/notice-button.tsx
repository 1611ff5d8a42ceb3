import { api, errorMessage } from '@admissions/api-client';
import { ACCOUNT_PATHS } from '@admissions/protocol';
import { type AccountNotice, type AccountNotices, NOTICE_LABELS } from '@admissions/protocol/staff';
import { useAppStore, useAppStoreApi, useMessage, useToast } from '@admissions/store';
import { Button } from '@admissions/ui';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { Moment } from '../dashboard/moment.tsx';
import styles from './notices.module.css';
import { TEXTS } from './texts.ts';

/** Shown to account managers while unusual changes by others are unconfirmed. */
export function NoticeButton() {
  const t = useMessage();
  const count = useAppStore((state) => state.session?.user.notices ?? 0);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {count > 0 && (
        <button
          type="button"
          className={styles.open}
          aria-haspopup="dialog"
          title={t(TEXTS.label, { count })}
          onClick={() => setOpen(true)}
        >
          {t(TEXTS.open, { count })}
        </button>
      )}
      {isOpen && <NoticeDialog onClose={() => setOpen(false)} />}
    </>
  );
}

const AUDIT_LOG = '/admin/account/audit?area=account';

/** Changes by other account managers; reopens until somebody confirms them. */
function NoticeDialog({ onClose }: { onClose: () => void }) {
  const t = useMessage();
  const store = useAppStoreApi();
  const toast = useToast();
  const dialog = useRef<HTMLDialogElement>(null);
  const [notices, setNotices] = useState<AccountNotices | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  useEffect(() => dialog.current?.showModal(), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once, when it opens
  useEffect(() => {
    void api()
      .get<AccountNotices>(ACCOUNT_PATHS.notices, { silent: true })
      .then(setNotices, (error: unknown) => setFailure(errorMessage(error, t)));
  }, []);
  const close = () => dialog.current?.close();

  async function markSeen({ until }: AccountNotices) {
    try {
      await api().post(ACCOUNT_PATHS.seeNotices, { until });
      const { session, setSession } = store.getState();
      if (session) setSession({ ...session, user: { ...session.user, notices: 0 } });
      close();
    } catch (error) {
      toast(errorMessage(error, t), 'error');
    }
  }
  const earlier = notices ? notices.total - notices.list.length : 0;
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby="notices-title"
      onClose={onClose}
    >
      <h2 id="notices-title">{t(TEXTS.title)}</h2>
      {notices?.list.some(({ isTrialOver }) => !isTrialOver) && <p>{t(TEXTS.note)}</p>}
      {failure && (
        <p role="alert" className="space-s wrong semi">
          {failure}
        </p>
      )}
      {notices && (
        <ul className={styles.list}>
          {notices.list.map((notice) => (
            <Line key={notice.id} notice={notice} />
          ))}
        </ul>
      )}
      {earlier > 0 && <p>{t(TEXTS.more, { count: earlier })}</p>}
      <p>
        <Link to={AUDIT_LOG} onClick={close}>
          {t(TEXTS.audit)}
        </Link>
      </p>
      <div className={styles.actions}>
        <Button look="quiet" onClick={close}>
          {t(TEXTS.later)}
        </Button>
        {notices && <Button onClick={() => void markSeen(notices)}>{t(TEXTS.seen)}</Button>}
      </div>
    </dialog>
  );
}

function Line({ notice }: { notice: AccountNotice }) {
  const t = useMessage();
  const { at, by, what, isTrialOver, target } = notice;
  return (
    <li>
      <b>{isTrialOver ? t(TEXTS.trialOver) : t.join(what.map((each) => t(NOTICE_LABELS[each])))}</b>
      <span>{target}</span>
      <span className="soft small rightmost">
        {by ?? t(isTrialOver ? TEXTS.automatic : TEXTS.system)} <Moment at={at} />
      </span>
    </li>
  );
}
