import { type AppState, type NoticeDialog, useAppStore, useMessage } from '@admissions/store';
import { Button } from '@admissions/ui';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useNavigate } from 'react-router';
import styles from './dialogs.module.css';

/** Dialogs that remotes open through the store, and the mask. */
export function Dialogs() {
  const confirm = useAppStore((state) => state.confirm);
  const notice = useAppStore((state) => state.notice);
  const isMasked = useAppStore((state) => state.isMasked);
  return (
    <>
      {confirm && <Confirm dialog={confirm} />}
      {notice && <Notice dialog={notice} />}
      {isMasked && <Mask />}
    </>
  );
}

/** Covers everything, dialogs too, while work must not be interrupted; warns before leaving. */
function Mask() {
  const t = useMessage();
  const element = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    element.current?.showModal();
    const stay = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', stay);
    return () => removeEventListener('beforeunload', stay);
  }, []);
  return (
    <dialog
      ref={element}
      className={styles.mask}
      aria-label={t('loading.saving')}
      onCancel={(event) => event.preventDefault()}
      // Browsers close a dialog at the second Escape, whatever the first handler did.
      onClose={() => element.current?.showModal()}
    >
      <p role="status">
        <span className={styles.spinner} aria-hidden="true" />
        {t('loading.saving')}
      </p>
    </dialog>
  );
}

function Confirm({ dialog }: { dialog: NonNullable<AppState['confirm']> }) {
  const t = useMessage();
  const navigate = useNavigate();
  const answer = useAppStore((state) => state.answerConfirm);
  const close = useAppStore((state) => state.closeConfirm);
  const { title, message, confirmLabel, cancelLabel, isDangerous, target, alternative } = dialog;
  async function confirm() {
    const isDone = answer(true);
    if (target && (isDone === undefined || (await isDone))) void navigate(target);
  }
  return (
    <Modal role="alertdialog" title={title} message={message} onClose={() => answer(false)}>
      <Button look="outline" onClick={() => answer(false)}>
        {cancelLabel ?? t('common.cancel')}
      </Button>
      {alternative && (
        <Button
          look="outline"
          onClick={() => {
            close();
            alternative.onChoose();
          }}
        >
          {alternative.label}
        </Button>
      )}
      <span className={isDangerous ? styles.dangerous : undefined}>
        <Button onClick={() => void confirm()}>{confirmLabel ?? t('common.confirm')}</Button>
      </span>
    </Modal>
  );
}

function Notice({ dialog }: { dialog: NoticeDialog }) {
  const t = useMessage();
  const navigate = useNavigate();
  const closeNotice = useAppStore((state) => state.closeNotice);
  const close = () => {
    closeNotice();
    if (!dialog.target) return;
    if (dialog.isNewDocument) location.assign(dialog.target);
    else void navigate(dialog.target);
  };
  return (
    <Modal role="dialog" title={dialog.title} message={t.error(dialog.message)} onClose={close}>
      <Button onClick={close}>{t('common.close')}</Button>
    </Modal>
  );
}

const DOUBLE_CLICK_MS = 400;

/** The second click of a double click would hit the page below the closed dialog. */
function shieldPage() {
  const { style } = document.body;
  style.pointerEvents = 'none';
  setTimeout(() => style.removeProperty('pointer-events'), DOUBLE_CLICK_MS);
}

interface ModalProps {
  role: 'dialog' | 'alertdialog';
  title: string | undefined;
  message: string;
  onClose: () => void;
  children: ReactNode;
}
function Modal({ role, title, message, onClose, children }: ModalProps) {
  const element = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const before = document.activeElement;
    element.current?.showModal();
    // Browsers restore the focus on close, but not when an open dialog is removed.
    return () => {
      const isLost = document.activeElement === document.body;
      if (isLost && before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  return (
    <dialog
      ref={element}
      role={role}
      className={styles.dialog}
      aria-labelledby={title ? `${id}-title` : `${id}-text`}
      aria-describedby={`${id}-text`}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={shieldPage}
      // Layers below listen at the window and would close too.
      onKeyDown={(event) => event.key === 'Escape' && event.stopPropagation()}
    >
      {title && <h2 id={`${id}-title`}>{title}</h2>}
      <p id={`${id}-text`}>{message}</p>
      <div className={styles.actions}>{children}</div>
    </dialog>
  );
}
