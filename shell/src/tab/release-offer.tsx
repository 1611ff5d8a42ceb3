import type { AppStore } from '@admissions/store';
import { AppStoreContext, useMessage } from '@admissions/store';
import { Button } from '@admissions/ui';
import { StrictMode, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import styles from './release-offer.module.css';
import { OFFER_TEXTS } from './texts.ts';

interface Callbacks {
  onReload: () => void;
  onLater: () => void;
}

/** Returns a function that shows or hides it. A React tree of its own, so that failures stay separate. */
export function createReleaseOffer(store: AppStore, callbacks: Callbacks) {
  let isShown = false;
  let notify = () => {};
  const subscribe = (listener: () => void) => {
    notify = listener;
    return () => {
      notify = () => {};
    };
  };
  const container = document.createElement('div');
  document.body.append(container);
  createRoot(container).render(
    <StrictMode>
      <AppStoreContext value={store}>
        <Offer subscribe={subscribe} read={() => isShown} {...callbacks} />
      </AppStoreContext>
    </StrictMode>,
  );
  return (isNow: boolean) => {
    isShown = isNow;
    notify();
  };
}

interface OfferProps extends Callbacks {
  subscribe: (listener: () => void) => () => void;
  read: () => boolean;
}
function Offer({ subscribe, read, onReload, onLater }: OfferProps) {
  const t = useMessage();
  const isShown = useSyncExternalStore(subscribe, read);
  return (
    <>
      <p role="status" className="vh">
        {isShown && t(OFFER_TEXTS.offer)}
      </p>
      {isShown && (
        <section className={styles.offer} aria-label={t(OFFER_TEXTS.label)}>
          <p>{t(OFFER_TEXTS.offer)}</p>
          <div className="wrap">
            <Button look="outline" onClick={onLater}>
              {t(OFFER_TEXTS.later)}
            </Button>
            <Button onClick={onReload}>{t(OFFER_TEXTS.reload)}</Button>
          </div>
        </section>
      )}
    </>
  );
}
