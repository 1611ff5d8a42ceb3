import { type Toast, useAppStore, useMessage } from '@admissions/store';
import { Icon } from '@admissions/ui';
import { useEffect } from 'react';
import styles from './toasts.module.css';

const VISIBLE_MS = 6000;

/** Errors stay until closed. Messages that the session dialog shows already are not repeated. */
export function Toasts() {
  const t = useMessage();
  const noticeMessage = useAppStore((state) => state.notice?.message);
  const toasts = useAppStore((state) => state.toasts);
  const isInNotice = ({ content }: Toast) =>
    noticeMessage !== undefined && content === t.error(noticeMessage);
  return (
    <div className={styles.toasts}>
      {toasts.map((toast) => !isInNotice(toast) && <OneToast key={toast.id} {...toast} />)}
    </div>
  );
}
function OneToast({ id, content, tone, link }: Toast) {
  const t = useMessage();
  const dismiss = useAppStore((state) => state.dismissToast);
  useEffect(() => {
    if (tone === 'error') return;
    const timer = setTimeout(() => dismiss(id), VISIBLE_MS);
    return () => clearTimeout(timer);
  }, [id, tone, dismiss]);
  return (
    <div className={`${styles.toast} ${styles[tone]}`} role={tone === 'error' ? 'alert' : 'status'}>
      <span>{content}</span>
      {link && (
        <a href={link.href} target="_blank" rel="noopener">
          {link.label}
        </a>
      )}
      <button type="button" onClick={() => dismiss(id)} aria-label={t('common.close')}>
        <span aria-hidden="true">
          <Icon name="close" />
        </span>
      </button>
    </div>
  );
}
