import type { Toast } from '@admissions/store';
import { useAppStore, useMessage } from '@admissions/store';
import { Icon } from '@admissions/ui';
import { useEffect } from 'react';
import styles from './toasts.module.css';

const SHOWN_FOR = 6000;

/** Short messages at the lower edge; errors stay until they are closed. What a dialog says already is not said again: that a session ended is told by it, and by whoever could not save. */
export function Toasts() {
  const t = useMessage();
  const told = useAppStore((state) => state.notice?.message);
  const toasts = useAppStore((state) => state.toasts);
  const isTold = ({ content }: Toast) => told !== undefined && content === t.error(told);
  return (
    <div className={styles.toasts}>
      {toasts.map((toast) => !isTold(toast) && <OneToast key={toast.id} {...toast} />)}
    </div>
  );
}
function OneToast({ id, content, tone }: Toast) {
  const t = useMessage();
  const dismiss = useAppStore((state) => state.dismissToast);
  useEffect(() => {
    if (tone === 'error') return;
    const timer = setTimeout(() => dismiss(id), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [id, tone, dismiss]);
  return (
    <div className={`${styles.toast} ${styles[tone]}`} role={tone === 'error' ? 'alert' : 'status'}>
      <span>{content}</span>
      <button type="button" onClick={() => dismiss(id)} aria-label={t('common.close')}>
        <span aria-hidden="true">
          <Icon name="close" />
        </span>
      </button>
    </div>
  );
}
