import { Alert, Button, FormField, Input, Modal } from '@admissions/admin-ui';
import { fieldErrorMessage, isApiError } from '@admissions/api-client';
import type { AdoptionOutcome } from '@admissions/contracts';
import { useAppStore, useMessage } from '@admissions/store';
import type { RefObject } from 'react';
import { useRef, useState } from 'react';
import { OwnPasswordField } from '../../lib/own-password.tsx';
import { useFirstErrorFocus } from '../../lib/use-first-error-focus.ts';
import styles from './change-dialog.module.css';
import { TEXTS } from './texts.ts';
import type { AskedChange } from './use-release-changes.ts';

interface DialogProps {
  asked: AskedChange | null;
  onClose: () => void;
}
/** Says what a change does, asks for the reason, and tells which servers have adopted it. A stray click beside it loses nothing. */
export function ChangeDialog({ asked, onClose }: DialogProps) {
  const form = useRef<HTMLFormElement>(null);
  // Of which change: one may end after its dialog was closed, when another is asked about already.
  const [told, setTold] = useState<{ asked: AskedChange; outcome: AdoptionOutcome } | null>(null);
  const outcome = told && told.asked === asked ? told.outcome : null;
  return (
    <Modal
      open={asked !== null}
      title={outcome ? asked?.doneLabel : asked?.title}
      footer={null}
      mask={{ closable: false }}
      onCancel={onClose}
      destroyOnHidden
      afterOpenChange={(isOpen) => isOpen && focusIn(form.current)}
    >
      {asked && !outcome && (
        <ChangeForm
          ref={form}
          asked={asked}
          onClose={onClose}
          onOutcome={(outcome) => setTold({ asked, outcome })}
        />
      )}
      {outcome && <Outcome outcome={outcome} onClose={onClose} />}
    </Modal>
  );
}

// With its words marked: typing replaces them, Enter takes them.
function focusIn(form: HTMLFormElement | null) {
  const reason = form?.querySelector('input');
  reason?.focus();
  reason?.select();
}

function ChangeForm({
  ref,
  asked,
  onClose,
  onOutcome,
}: {
  ref: RefObject<HTMLFormElement | null>;
  asked: AskedChange;
  onClose: () => void;
  onOutcome: (outcome: AdoptionOutcome) => void;
}) {
  const t = useMessage();
  const toast = useAppStore((state) => state.toast);
  const focusFirstError = useFirstErrorFocus(ref);
  const [reason, setReason] = useState(asked.reason);
  const [currentPassword, setPassword] = useState('');
  const [failure, setFailure] = useState<unknown>(null);
  const [isBusy, setBusy] = useState(false);
  const errors = isApiError(failure) ? failure.errors : {};
  const isAtField = errors.reason !== undefined || errors.currentPassword !== undefined;
  const isReady = reason.trim() !== '' && currentPassword !== '';

  async function confirm() {
    setBusy(true);
    setFailure(null);
    try {
      const change = await asked.run({ reason, currentPassword });
      toast(asked.doneLabel, 'success');
      if (change) onOutcome(change.shells);
      else onClose();
    } catch (error) {
      setFailure(error);
      setBusy(false);
      ref.current?.querySelector('input')?.focus();
      focusFirstError();
    }
  }
  return (
    <form
      ref={ref}
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy && isReady) void confirm();
      }}
    >
      <ul className={styles.effects}>
        {asked.effects.map((effect) => (
          <li key={effect}>{effect}</li>
        ))}
      </ul>
      {failure !== null && !isAtField && (
        <Alert type="error" showIcon role="alert" title={fieldErrorMessage(failure, t)} />
      )}
      <FormField
        label={t(TEXTS.change.reason)}
        hint={t(TEXTS.change.reasonHelp)}
        error={errors.reason?.join(' ')}
        isRequired
      >
        {(control) => (
          <Input
            {...control}
            name="reason"
            value={reason}
            maxLength={200}
            autoComplete="off"
            onChange={({ target }) => setReason(target.value)}
          />
        )}
      </FormField>
      <OwnPasswordField
        value={currentPassword}
        hint={t(TEXTS.change.proof)}
        errors={errors.currentPassword}
        onChange={setPassword}
      />
      <p className={styles.waits} role="status">
        {isBusy && t(TEXTS.change.waits)}
      </p>
      <div className={styles.buttons}>
        <Button onClick={onClose}>{t('common.cancel')}</Button>
        <Button
          type="primary"
          danger={asked.isDangerous}
          htmlType="submit"
          loading={isBusy}
          disabled={!isReady}
        >
          {asked.confirmLabel}
        </Button>
      </div>
    </form>
  );
}

function Outcome({
  outcome: { adopted, refused, silent },
  onClose,
}: {
  outcome: AdoptionOutcome;
  onClose: () => void;
}) {
  const t = useMessage();
  const isWhole = refused.length + silent.length === 0;
  return (
    <div className={styles.form}>
      <div className={styles.outcome} role="status">
        {isWhole && (
          <Alert
            type={adopted.length > 0 ? 'success' : 'info'}
            showIcon
            title={
              adopted.length > 0
                ? t(TEXTS.outcome.all, { count: adopted.length, shells: t.join(adopted) })
                : t(TEXTS.outcome.nobody)
            }
          />
        )}
        {!isWhole && adopted.length > 0 && (
          <Alert
            type="success"
            showIcon
            title={t(TEXTS.outcome.adopted, { shells: t.join(adopted) })}
          />
        )}
        {refused.map(({ shell, reason }) => (
          <Alert
            key={shell}
            type="error"
            showIcon
            title={t(TEXTS.outcome.refused, { shell, reason })}
          />
        ))}
        {silent.length > 0 && (
          <Alert
            type="warning"
            showIcon
            title={t(TEXTS.outcome.silent, { shells: t.join(silent) })}
          />
        )}
      </div>
      <div className={styles.buttons}>
        <Button type="primary" autoFocus onClick={onClose}>
          {t(TEXTS.change.close)}
        </Button>
      </div>
    </div>
  );
}
