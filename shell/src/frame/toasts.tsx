import type { Toast } from '@admissions/store';
import { useAppStore, useMessage } from '@admissions/store';
import { Icon } from '@admissions/ui';
import { useEffect } from 'react';
import styles from './toasts.module.css';

const SHOWN_FOR = 6000;

/** Short messages at the lower edge; errors stay until they are closed. */
export const Toasts = () => (
  <div className={styles.toasts}>
    {useAppStore((state) => state.toasts).map((toast) => (
      <OneToast key={toast.id} {...toast} />
    ))}
  </div>
);
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
