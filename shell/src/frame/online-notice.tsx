import { useAppStore, useMessage } from '@admissions/store';
import { useEffect, useRef, useState } from 'react';
import styles from './online-notice.module.css';

const ONLINE_NOTICE_MS = 4000;

/** Reports a lost connection, and for a moment its return. */
export function OnlineNotice() {
  const t = useMessage();
  const isOnline = useAppStore((state) => state.isOnline);
  const setOnline = useAppStore((state) => state.setOnline);
  const [isBack, setBack] = useState(false);
  const wasOffline = useRef(false);
  useEffect(() => {
    const updateOnline = () => setOnline(navigator.onLine);
    updateOnline();
    addEventListener('online', updateOnline);
    addEventListener('offline', updateOnline);
    return () => {
      removeEventListener('online', updateOnline);
      removeEventListener('offline', updateOnline);
    };
  }, [setOnline]);
  useEffect(() => {
    if (!isOnline) {
      wasOffline.current = true;
      setBack(false);
      return;
    }
    if (!wasOffline.current) return;
    wasOffline.current = false;
    setBack(true);
    const timer = setTimeout(() => setBack(false), ONLINE_NOTICE_MS);
    return () => clearTimeout(timer);
  }, [isOnline]);
  const notice = useRef<HTMLParagraphElement>(null);
  const isShown = !isOnline || isBack;
  useEffect(() => {
    if (!isShown || !notice.current) return;
    // Above whatever is fixed to the bottom of the page, such as form buttons.
    const { style } = document.documentElement;
    style.setProperty('--notice', `${notice.current.offsetHeight}px`);
    return () => void style.removeProperty('--notice');
  }, [isShown]);
  if (!isShown) return null;
  return (
    <p ref={notice} role="status" className={`${styles.notice} ${isOnline ? styles.back : ''}`}>
      {t(isOnline ? 'network.online' : 'network.offline')}
    </p>
  );
}
