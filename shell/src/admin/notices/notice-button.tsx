import { useAppStore, useMessage } from '@admissions/store';
import { useState } from 'react';
import { NoticeDialog } from './notice-dialog.tsx';
import styles from './notices.module.css';
import { TEXTS } from './texts.ts';

/** Stands in the bar of an account manager as long as others have changed something unusual that was not seen; it opens the list. */
export function NoticeButton() {
  const t = useMessage();
  const count = useAppStore((state) => state.session?.user.notices ?? 0);
  const [isOpen, setOpen] = useState(false);
  const filled = (text: string) => text.replace('{count}', String(count));
  return (
    <>
      {count > 0 && (
        <button
          type="button"
          className={styles.open}
          aria-haspopup="dialog"
          title={filled(t.of(TEXTS.label))}
          onClick={() => setOpen(true)}
        >
          {filled(t.of(TEXTS.open))}
        </button>
      )}
      {isOpen && <NoticeDialog onClose={() => setOpen(false)} />}
    </>
  );
}
