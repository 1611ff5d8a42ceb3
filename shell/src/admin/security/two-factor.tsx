import { api } from '@admissions/api-client';
import { formatMoment } from '@admissions/model';
import {
  AUTH_PATHS,
  type RecoveryCodes as Codes,
  type TotpSecret,
  type TotpState,
} from '@admissions/protocol';
import { useMessage, useToast } from '@admissions/store';
import { Button } from '@admissions/ui';
import { QRCodeSVG } from '@rc-component/qrcode';
import { useEffect, useId, useRef, useState } from 'react';
import { FormNote } from '../notices/form-note.tsx';
import { ReauthForm } from './reauth-form.tsx';
import styles from './security.module.css';
import { SECURITY_TEXTS } from './texts.ts';
import { useOwnData } from './use-own-data.ts';

type Step =
  | { at: 'state' | 'enrol' | 'disable' | 'renew' }
  | { at: 'confirm'; secret: TotpSecret }
  | { at: 'codes'; codes: string[] };
const LOW_CODES_COUNT = 3;

/** 2FA of the account. `onHold` reports while something is shown only once. */
export function TwoFactor({ onHold }: { onHold: (isHeld: boolean) => void }) {
  const t = useMessage();
  const toast = useToast();
  const { data: state, read } = useOwnData<TotpState>(AUTH_PATHS.totpState);
  const [step, setStep] = useState<Step>({ at: 'state' });
  useEffect(() => onHold(step.at === 'codes'), [step, onHold]);
  const back = () => setStep({ at: 'state' });
  const proof = { by: 'password', onCancel: back } as const;
  const showCodes = ({ recoveryCodes }: Codes) => setStep({ at: 'codes', codes: recoveryCodes });

  switch (step.at) {
    case 'enrol':
      return (
        <ReauthForm
          {...proof}
          intro={t(SECURITY_TEXTS.enrolProve)}
          submit={t(SECURITY_TEXTS.next)}
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
          <p>{t(SECURITY_TEXTS.scan)}</p>
          <Secret {...step.secret} />
          <ReauthForm
            by="code"
            submit={t(SECURITY_TEXTS.confirm)}
            onCancel={back}
            onProve={async (code) =>
              showCodes(await api().post<Codes>(AUTH_PATHS.totpConfirm, { code }))
            }
          />
        </>
      );
    case 'disable':
      return (
        <ReauthForm
          {...proof}
          intro={t(SECURITY_TEXTS.disableProve)}
          submit={t(SECURITY_TEXTS.disableConfirm)}
          onProve={async (password) => {
            await api().post(AUTH_PATHS.totpDisable, { password });
            toast(SECURITY_TEXTS.disabled, 'success');
            await read();
            back();
          }}
        />
      );
    case 'renew':
      return (
        <ReauthForm
          {...proof}
          intro={t(SECURITY_TEXTS.renewProve)}
          submit={t(SECURITY_TEXTS.renew)}
          onProve={async (password) =>
            showCodes(await api().post<Codes>(AUTH_PATHS.recoveryCodes, { password }))
          }
        />
      );
    case 'codes':
      return <RecoveryCodes codes={step.codes} onSaved={() => void read().then(back)} />;
    default:
      return <State state={state} onStep={(at) => setStep({ at })} />;
  }
}

function Secret({ secret, uri }: TotpSecret) {
  const t = useMessage();
  return (
    <div className={styles.secret}>
      <QRCodeSVG value={uri} size={196} level="M" marginSize={4} title={t(SECURITY_TEXTS.qr)} />
      <p>
        {t(SECURITY_TEXTS.secret)}
        <code>{secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
      </p>
    </div>
  );
}

function State({
  state,
  onStep,
}: {
  state: TotpState | 'failed' | null;
  onStep: (at: 'enrol' | 'disable' | 'renew') => void;
}) {
  const t = useMessage();
  if (state === null) return null;
  if (state === 'failed') return <p role="alert">{t(SECURITY_TEXTS.failed)}</p>;
  if (!state.enabled)
    return (
      <>
        <p>{t(SECURITY_TEXTS.why)}</p>
        <p className={styles.state}>{t(SECURITY_TEXTS.off)}</p>
        <Button onClick={() => onStep('enrol')}>{t(SECURITY_TEXTS.enrol)}</Button>
      </>
    );
  const count = state.recoveryCodesLeft;
  return (
    <>
      <p className={styles.state} data-on>
        {t(SECURITY_TEXTS.on, { moment: formatMoment(state.confirmedAt ?? '') })}{' '}
        {t(count < LOW_CODES_COUNT ? SECURITY_TEXTS.fewLeft : SECURITY_TEXTS.left, { count })}
      </p>
      <div className="line folding end">
        <Button look="quiet" onClick={() => onStep('disable')}>
          {t(SECURITY_TEXTS.disable)}
        </Button>
        <Button look="outline" onClick={() => onStep('renew')}>
          {t(SECURITY_TEXTS.renew)}
        </Button>
      </div>
    </>
  );
}

/** Recovery codes are shown only once, with two ways to save them. */
function RecoveryCodes({ codes, onSaved }: { codes: readonly string[]; onSaved: () => void }) {
  const t = useMessage();
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const [copied, setCopied] = useState<'copied' | 'copyFailed' | null>(null);
  useEffect(() => heading.current?.focus(), []);
  const lines = codes.join('\n');
  const copy = () =>
    navigator.clipboard.writeText(lines).then(
      () => setCopied('copied'),
      () => setCopied('copyFailed'),
    );

  function download() {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(
      new Blob([`${location.host}\n${lines}\n`], { type: 'text/plain' }),
    );
    link.download = `${t(SECURITY_TEXTS.file)}.txt`;
    link.click();
    URL.revokeObjectURL(link.href);
  }
  return (
    <div className="grid gap-xl">
      <h4 ref={heading} id={id} tabIndex={-1}>
        {t(SECURITY_TEXTS.codes)}
      </h4>
      <FormNote>{t(SECURITY_TEXTS.codesOnce)}</FormNote>
      <ul className={styles.codes} aria-labelledby={id}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="line folding end">
        <span role="status" className="good leftmost">
          {copied && t(SECURITY_TEXTS[copied])}
        </span>
        <Button look="outline" onClick={() => void copy()}>
          {t(SECURITY_TEXTS.copy)}
        </Button>
        <Button look="outline" onClick={download}>
          {t(SECURITY_TEXTS.download)}
        </Button>
        <Button onClick={onSaved}>{t(SECURITY_TEXTS.saved)}</Button>
      </div>
    </div>
  );
}
