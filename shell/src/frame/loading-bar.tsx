import { useAppStore, useMessage } from '@admissions/store';
import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router';
import { rememberRequestedPage } from '../pages/requested-page.ts';
import styles from './loading-bar.module.css';

export function LoadingBar() {
  const t = useMessage();
  const phase = useLoadingBar();
  if (phase === 'hidden') return null;
  return (
    <div
      role="progressbar"
      aria-label={t('loading.page')}
      className={`${styles.bar} ${styles[phase]}`}
    />
  );
}

const LOADING_BAR_HIDE_DELAY_MS = 500;
const LOADING_BAR_THROTTLE_MS = 200;

type BarPhase = 'hidden' | 'running' | 'finished' | 'failed';

/** Appears after a throttle and stays half a second after the last request. */
function useLoadingBar(): BarPhase {
  const { phase, calls } = useAppStore((state) => state.loadingBar);
  const settle = useAppStore((state) => state.settleLoadingBar);
  const navigation = useNavigation();
  const isBusy = navigation.state !== 'idle' || calls > 0;
  useEffect(() => {
    if (navigation.location) rememberRequestedPage(navigation.location);
  }, [navigation.location]);
  const hasFailed = phase === 'failed';
  const [shown, setShown] = useState<BarPhase>('hidden');

  useEffect(() => {
    if (isBusy) {
      const timer = setTimeout(() => setShown('running'), LOADING_BAR_THROTTLE_MS);
      return () => clearTimeout(timer);
    }
    if (hasFailed) setShown('failed');
    else setShown((before) => (before === 'running' ? 'finished' : before));
    const timer = setTimeout(() => {
      setShown('hidden');
      settle();
    }, LOADING_BAR_HIDE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isBusy, hasFailed, settle]);
  return shown;
}
