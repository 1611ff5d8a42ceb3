import { api } from '@admissions/api-client';
import type { RecoveryCodes as Codes, TotpSecret, TotpState } from '@admissions/contracts';
import { AUTH_PATHS } from '@admissions/contracts';
import { useAppStore } from '@admissions/store';
import { Button } from '@admissions/ui';
import { QRCodeSVG } from '@rc-component/qrcode';
import { useCallback, useEffect, useState } from 'react';
import { ProveForm } from './prove-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import styles from './security.module.css';
import { momentOf, useSecurityText } from './use-security-text.ts';

type Step =
  | { at: 'state' | 'enrol' | 'disable' | 'renew' }
  | { at: 'confirm'; secret: TotpSecret }
  | { at: 'codes'; codes: string[] };
const FEW_CODES = 3;

/** Two-step sign-in of the own account: its state, on, off, and new recovery codes. `onHold` tells when something is shown that is shown once. */
export function TwoSteps({ onHold }: { onHold: (isHeld: boolean) => void }) {
  const text = useSecurityText();
  const toast = useAppStore((state) => state.toast);
  const [state, setState] = useState<TotpState | 'failed' | null>(null);
  const [step, setStep] = useState<Step>({ at: 'state' });
  const read = useCallback(
    () =>
      api()
        .get<TotpState>(AUTH_PATHS.totpState, { silent: true })
        .then(setState, () => setState('failed')),
    [],
  );
  useEffect(() => void read(), [read]);
  useEffect(() => onHold(step.at === 'codes'), [step, onHold]);
  const back = () => setStep({ at: 'state' });
  const showCodes = ({ recoveryCodes }: Codes) => setStep({ at: 'codes', codes: recoveryCodes });

  switch (step.at) {
    case 'enrol':
      return (
        <ProveForm
          by="password"
          intro={text('enrolProve')}
          submit={text('next')}
          onCancel={back}
          onProve={async (password) =>
            setStep({
              at: 'confirm',
              secret: await api().post<TotpSecret>(AUTH_PATHS.totpEnrol, { password }),
            })
          }
        />
      );
    case 'confirm':
      return (
        <>
          <p>{text('scan')}</p>
          <div className={styles.secret}>
            <QRCodeSVG
              value={step.secret.uri}
              size={196}
              level="M"
              marginSize={4}
              title={text('qr')}
            />
            <p>
              {text('secret')}
              <code>{step.secret.secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
            </p>
          </div>
          <ProveForm
            by="code"
            submit={text('confirm')}
            onCancel={back}
            onProve={async (code) =>
              showCodes(await api().post<Codes>(AUTH_PATHS.totpConfirm, { code }))
            }
          />
        </>
      );
    case 'disable':
      return (
        <ProveForm
          by="password"
          intro={text('disableProve')}
          submit={text('disableConfirm')}
          onCancel={back}
          onProve={async (password) => {
            await api().post(AUTH_PATHS.totpDisable, { password });
            toast(text('disabled'), 'success');
            await read();
            back();
          }}
        />
      );
    case 'renew':
      return (
        <ProveForm
          by="password"
          intro={text('renewProve')}
          submit={text('renew')}
          onCancel={back}
          onProve={async (password) =>
            showCodes(await api().post<Codes>(AUTH_PATHS.recoveryCodes, { password }))
          }
        />
      );
    case 'codes':
      return <RecoveryCodes codes={step.codes} onKept={() => void read().then(back)} />;
    default:
      return <State state={state} onStep={(at) => setStep({ at })} />;
  }
}

function State({
  state,
  onStep,
}: {
  state: TotpState | 'failed' | null;
  onStep: (at: 'enrol' | 'disable' | 'renew') => void;
}) {
  const text = useSecurityText();
  if (state === null) return null;
  if (state === 'failed') return <p role="alert">{text('failed')}</p>;
  if (!state.enabled)
    return (
      <>
        <p>{text('why')}</p>
        <p className={styles.state}>{text('off')}</p>
        <Button onClick={() => onStep('enrol')}>{text('enrol')}</Button>
      </>
    );
  const count = state.recoveryCodesLeft;
  return (
    <>
      <p className={styles.state} data-on>
        {text('on', { moment: momentOf(state.confirmedAt ?? '') })}{' '}
        {text(count < FEW_CODES ? 'fewLeft' : 'left', { count })}
      </p>
      <div className={styles.actions}>
        <Button look="quiet" onClick={() => onStep('disable')}>
          {text('disable')}
        </Button>
        <Button look="outline" onClick={() => onStep('renew')}>
          {text('renew')}
        </Button>
      </div>
    </>
  );
}
