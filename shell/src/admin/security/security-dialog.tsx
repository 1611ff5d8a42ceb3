import { useMessage } from '@admissions/store';
import { Button } from '@admissions/ui';
import { useEffect, useRef, useState } from 'react';
import { OwnSessions } from './own-sessions.tsx';
import styles from './security.module.css';
import { TwoSteps } from './two-steps.tsx';
import { useSecurityText } from './use-security-text.ts';

/** How one's own account is protected: two-step sign-in, and where it is signed in. */
export function SecurityDialog({ onClose }: { onClose: () => void }) {
  const t = useMessage();
  const text = useSecurityText();
  const dialog = useRef<HTMLDialogElement>(null);
  const [isHeld, setHeld] = useState(false);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby="security-title"
      onClose={onClose}
      // What is shown once does not go away by a stray key.
      onCancel={(event) => isHeld && event.preventDefault()}
    >
      <h2 id="security-title">{text('title')}</h2>
      <section className={styles.part} aria-labelledby="security-steps">
        <h3 id="security-steps">{text('twoSteps')}</h3>
        <TwoSteps onHold={setHeld} />
      </section>
      {!isHeld && (
        <>
          <section className={styles.part} aria-labelledby="security-sessions">
            <h3 id="security-sessions">{text('sessions')}</h3>
            <OwnSessions />
          </section>
          <div className={styles.actions}>
            <Button look="quiet" onClick={() => dialog.current?.close()}>
              {t('common.close')}
            </Button>
          </div>
        </>
      )}
    </dialog>
  );
}
