import { Modal } from '@admissions/admin-ui';
import { api } from '@admissions/api-client';
import type { NewDeployToken } from '@admissions/protocol/releases';
import { useMessage } from '@admissions/store';
import { useRef } from 'react';
import { focusFirstInput, PasswordForm } from '../../lib/password-form.tsx';
import { createReleasesApi } from './releases.ts';
import { TEXTS } from './texts.ts';

interface DialogProps {
  remote: string;
  isOpen: boolean;
  onClose: () => void;
  onCreated: (token: NewDeployToken) => void;
}
export function TokenDialog({ remote, isOpen, onClose, onCreated }: DialogProps) {
  const t = useMessage();
  const form = useRef<HTMLFormElement>(null);
  return (
    // Destroyed on close so that the password does not stay.
    <Modal
      open={isOpen}
      title={t(TEXTS.token.add)}
      footer={null}
      mask={{ closable: false }}
      onCancel={onClose}
      destroyOnHidden
      afterOpenChange={(hasOpened) => hasOpened && focusFirstInput(form.current)}
    >
      {isOpen && (
        <PasswordForm
          ref={form}
          text={{
            name: 'name',
            label: TEXTS.token.name,
            hint: TEXTS.token.nameHelp,
            maxLength: 80,
          }}
          hint={t(TEXTS.token.proof)}
          confirmLabel={t(TEXTS.token.add)}
          run={async (currentPassword, name) =>
            onCreated(await createReleasesApi(api()).addToken(remote, { name, currentPassword }))
          }
          onClose={onClose}
        />
      )}
    </Modal>
  );
}
