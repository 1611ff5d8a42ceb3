import type { Account } from '@admissions/protocol';
import { useMessage } from '@admissions/store';
import { SecretDialog } from '../../lib/secret-dialog.tsx';
import { TEXTS } from './texts.ts';

export interface OneTime {
  account: Account;
  password: string;
}

export function OneTimePassword({
  shown,
  onClose,
}: {
  shown: OneTime | null;
  onClose: () => void;
}) {
  const t = useMessage();
  return (
    <SecretDialog
      secret={
        shown && {
          title: t(TEXTS.once.title, { name: shown.account.name }),
          text: t(TEXTS.once.text),
          owner: { label: t(TEXTS.once.account), value: shown.account.account },
          label: t(TEXTS.once.password),
          value: shown.password,
          copyLabel: t(TEXTS.once.copy),
          copyFailed: t(TEXTS.once.copyFailed),
          closeLabel: t(TEXTS.once.close),
        }
      }
      onClose={onClose}
    />
  );
}
