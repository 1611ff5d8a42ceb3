import { useAppStore, useMessage } from '@admissions/store';
import { useEffect, useRef, useState } from 'react';
import styles from './online-notice.module.css';

const ONLINE_NOTICE_MS = 4000;

/** Says that the connection is gone, and for a moment that it is back. */
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
    // What stays at the foot of the page, such as the buttons of a form, stands above it.
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
