import { useMessage } from '@admissions/store';
import { Button } from '@admissions/ui';
import { useEffect, useRef, useState } from 'react';
import { OwnNotices } from './own-notices.tsx';
import { OwnSessions } from './own-sessions.tsx';
import styles from './security.module.css';
import { SECURITY_TEXTS } from './texts.ts';
import { TwoFactor } from './two-factor.tsx';

export function SecurityDialog({ onClose }: { onClose: () => void }) {
  const t = useMessage();
  const dialog = useRef<HTMLDialogElement>(null);
  const [isHeld, setHeld] = useState(false);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby="security-title"
      onClose={onClose}
      // Recovery codes are shown once: a stray key must not close them.
      onCancel={(event) => isHeld && event.preventDefault()}
    >
      <h2 id="security-title">{t(SECURITY_TEXTS.title)}</h2>
      <section className={styles.part} aria-labelledby="security-steps">
        <h3 id="security-steps">{t(SECURITY_TEXTS.twoSteps)}</h3>
        <TwoFactor onHold={setHeld} />
      </section>
      {!isHeld && (
        <>
          <section className={styles.part} aria-labelledby="security-sessions">
            <h3 id="security-sessions">{t(SECURITY_TEXTS.sessions)}</h3>
            <OwnSessions />
          </section>
          <section className={styles.part} aria-labelledby="security-notices">
            <h3 id="security-notices">{t(SECURITY_TEXTS.notices)}</h3>
            <OwnNotices />
          </section>
          <div className="line folding end">
            <Button look="quiet" onClick={() => dialog.current?.close()}>
              {t('common.close')}
            </Button>
          </div>
        </>
      )}
    </dialog>
  );
}
