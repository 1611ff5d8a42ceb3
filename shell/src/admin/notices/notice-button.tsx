import { useAppStore, useMessage } from '@admissions/store';
import { useState } from 'react';
import { NoticeDialog } from './notice-dialog.tsx';
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
