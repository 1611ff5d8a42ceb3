import { FormField, Modal, RadioGroup } from '@admissions/admin-ui';
import { api } from '@admissions/api-client';
import type { DeployScope, NewDeployToken } from '@admissions/protocol/releases';
import { DEPLOY_SCOPES } from '@admissions/protocol/releases';
import { useMessage } from '@admissions/store';
import { useRef, useState } from 'react';
import { focusFirstInput, PasswordForm } from '../../lib/password-form.tsx';
import { createReleasesApi } from './releases.ts';
import { TEXTS } from './texts.ts';

interface DialogProps {
  remote: string;
  isOpen: boolean;
  onClose: () => void;
  onCreated: (token: NewDeployToken) => void;
}
const DAY_MS = 24 * 3_600_000;
/** In days; 0: no end. */
const LIFETIMES = [
  { value: 90, label: TEXTS.token.days },
  { value: 365, label: TEXTS.token.year },
  { value: 0, label: TEXTS.token.unlimited },
];
const ALL = 'all';

export function TokenDialog({ remote, isOpen, onClose, onCreated }: DialogProps) {
  const t = useMessage();
  const form = useRef<HTMLFormElement>(null);
  const [lifetime, setLifetime] = useState(365);
  const [scope, setScope] = useState<DeployScope | typeof ALL>(ALL);
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
            onCreated(
              await createReleasesApi(api()).addToken(remote, {
                name,
                currentPassword,
                expiresAt: lifetime ? new Date(Date.now() + lifetime * DAY_MS).toISOString() : null,
                ...(scope !== ALL && { scopes: [scope] }),
              }),
            )
          }
          onClose={onClose}
        >
          <FormField label={t(TEXTS.token.lifetime)} isGroup>
            {() => (
              <RadioGroup
                value={lifetime}
                onChange={({ target }) => setLifetime(target.value)}
                options={LIFETIMES.map(({ value, label }) => ({ value, label: t(label) }))}
              />
            )}
          </FormField>
          <FormField label={t(TEXTS.token.scope)} isGroup>
            {() => (
              <RadioGroup
                value={scope}
                onChange={({ target }) => setScope(target.value)}
                options={[
                  { value: ALL, label: t(TEXTS.token.everything) },
                  ...DEPLOY_SCOPES.map((value) => ({
                    value,
                    label: t(TEXTS.token[value]),
                  })),
                ]}
              />
            )}
          </FormField>
        </PasswordForm>
      )}
    </Modal>
  );
}
