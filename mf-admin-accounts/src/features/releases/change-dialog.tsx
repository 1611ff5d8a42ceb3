import { Alert, Button, Modal } from '@admissions/admin-ui';
import type { AdoptionOutcome } from '@admissions/protocol/releases';
import { useAppStore, useMessage } from '@admissions/store';
import { useRef, useState } from 'react';
import { focusFirstInput, PasswordForm } from '../../lib/password-form.tsx';
import styles from './change-dialog.module.css';
import { TEXTS } from './texts.ts';
import type { ChangeProof, ProposedChange } from './use-release-changes.ts';

interface DialogProps {
  proposed: ProposedChange | null;
  onClose: () => void;
}
/** Confirms a change with a reason, and lists the servers that adopted it. */
export function ChangeDialog({ proposed, onClose }: DialogProps) {
  const t = useMessage();
  const toast = useAppStore((state) => state.toast);
  const form = useRef<HTMLFormElement>(null);
  // A change may end after its dialog was closed and another one opened.
  const [adoption, setAdoption] = useState<{
    proposed: ProposedChange;
    outcome: AdoptionOutcome;
  } | null>(null);
  const outcome = adoption?.proposed === proposed ? adoption.outcome : null;
  async function change(proposed: ProposedChange, proof: ChangeProof): Promise<void> {
    const result = await proposed.run(proof);
    toast(proposed.doneLabel, 'success');
    if (result) setAdoption({ proposed, outcome: result.shells });
    else onClose();
  }
  return (
    <Modal
      open={proposed !== null}
      title={outcome ? proposed?.doneLabel : proposed?.title}
      footer={null}
      mask={{ closable: false }}
      onCancel={onClose}
      destroyOnHidden
      afterOpenChange={(isOpen) => isOpen && focusFirstInput(form.current)}
    >
      {proposed && !outcome && (
        <PasswordForm
          ref={form}
          message={
            <ul className={styles.effects}>
              {proposed.effects.map((effect) => (
                <li key={effect}>{effect}</li>
              ))}
            </ul>
          }
          text={{
            name: 'reason',
            label: TEXTS.change.reason,
            hint: TEXTS.change.reasonHelp,
            maxLength: 200,
            initial: proposed.reason,
          }}
          hint={t(TEXTS.change.proof)}
          confirmLabel={proposed.confirmLabel}
          isDangerous={proposed.isDangerous}
          busyNote={t(TEXTS.change.waits)}
          run={(currentPassword, reason) => change(proposed, { reason, currentPassword })}
          onClose={onClose}
        />
      )}
      {outcome && <Outcome outcome={outcome} onClose={onClose} />}
    </Modal>
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
      <div className="wrap end">
        <Button type="primary" autoFocus onClick={onClose}>
          {t(TEXTS.change.close)}
        </Button>
      </div>
    </div>
  );
}
