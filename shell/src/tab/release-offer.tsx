import { pair } from '@admissions/model';
import { type AppStore, AppStoreContext, useMessage } from '@admissions/store';
import { Button } from '@admissions/ui';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import styles from './release-offer.module.css';

interface Callbacks {
  onReload: () => void;
  onLater: () => void;
}

/** Returns a function that shows or hides it. A React tree of its own, so that failures stay separate. */
export function createReleaseOffer(store: AppStore, callbacks: Callbacks) {
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container);
  const show = (isShown: boolean) =>
    root.render(
      <StrictMode>
        <AppStoreContext value={store}>
          <Offer isShown={isShown} {...callbacks} />
        </AppStoreContext>
      </StrictMode>,
    );
  show(false);
  return show;
}

function Offer({ isShown, onReload, onLater }: Callbacks & { isShown: boolean }) {
  const t = useMessage();
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

const OFFER_TEXTS = {
  label: pair('網站更新', 'Website update'),
  offer: pair('網站有新版本', 'A new version of this website is available'),
  reload: pair('重新載入', 'Reload'),
  later: pair('稍後', 'Later'),
};
