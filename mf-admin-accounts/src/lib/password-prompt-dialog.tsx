import { Modal } from '@admissions/admin-ui';
import { useMessage } from '@admissions/store';
import { useRef } from 'react';
import { focusFirstInput, PasswordForm } from './password-form.tsx';
import { SHARED_TEXTS } from './texts.ts';

export interface PasswordPrompt {
  title: string;
  message: string;
  confirmLabel: string;
  /** Runs the change; its error is shown. */
  run: (currentPassword: string) => Promise<void>;
}

export function PasswordPromptDialog({
  prompt,
  onClose,
}: {
  prompt: PasswordPrompt | null;
  onClose: () => void;
}) {
  const t = useMessage();
  const form = useRef<HTMLFormElement>(null);
  return (
    // Destroyed on close so that the password does not stay.
    <Modal
      open={prompt !== null}
      title={prompt?.title}
      footer={null}
      onCancel={onClose}
      destroyOnHidden
      afterOpenChange={(isOpen) => isOpen && focusFirstInput(form.current)}
    >
      {prompt && (
        <PasswordForm
          ref={form}
          message={<p>{prompt.message}</p>}
          hint={t(SHARED_TEXTS.proofHelp)}
          confirmLabel={prompt.confirmLabel}
          isDangerous
          run={async (currentPassword) => {
            await prompt.run(currentPassword);
            onClose();
          }}
          onClose={onClose}
        />
      )}
    </Modal>
  );
}
