import { useEffect } from 'react';

/** Loads now and on each return to the page. */
export function useOnReturn(load: () => Promise<void>, isEnabled = true) {
  useEffect(() => {
    if (!isEnabled) return;
    void load();
    const onReturn = () => {
      if (document.visibilityState === 'visible') void load();
    };
    document.addEventListener('visibilitychange', onReturn);
    return () => document.removeEventListener('visibilitychange', onReturn);
  }, [isEnabled, load]);
}
