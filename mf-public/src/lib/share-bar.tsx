import { useAppStoreApi, useMessage } from '@admissions/store';
import { Button } from '@admissions/ui';
import styles from './share-bar.module.css';

/** Share, copy the address, print. */
export function ShareBar({ title }: { title: string }) {
  const t = useMessage();
  const store = useAppStoreApi();
  async function copy() {
    await navigator.clipboard.writeText(location.href);
    store.getState().toast(t('share.linkCopied'), 'success');
  }
  async function share() {
    if (!navigator.share) return copy();
    // Closing the system's sheet is no failure.
    await navigator.share({ title, url: location.href }).catch(() => {});
  }
  return (
    <div className={styles.bar} data-no-print>
      <Button look="outline" onClick={() => void share()}>
        {t('common.share')}
      </Button>
      <Button look="quiet" onClick={() => void copy()}>
        {t('common.copy')}連結
      </Button>
      <Button look="quiet" onClick={() => print()}>
        {t('common.print')}
      </Button>
    </div>
  );
}
