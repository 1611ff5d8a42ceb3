import { Alert, Button, Switch, useChange } from '@admissions/admin-ui';
import { api } from '@admissions/api-client';
import { PROVISIONAL_MINUTES, WHITELIST_PATHS, type WhitelistPage } from '@admissions/protocol';
import { useMessage } from '@admissions/store';
import { useEffect, useId, useState } from 'react';
import { useRevalidator } from 'react-router';
import { TEXTS } from './texts.ts';
import styles from './whitelist.module.css';

interface SwitchProps {
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}
/** Whether a change is undone unless somebody confirms it. */
export function ProvisionalSwitch({ isOn, onChange }: SwitchProps) {
  const t = useMessage();
  const id = useId();
  return (
    <div className={styles.provisional}>
      <Switch id={id} checked={isOn} aria-describedby={`${id}-help`} onChange={onChange} />
      <div>
        <label htmlFor={id}>{t(TEXTS.ip.provisional, { minutes: PROVISIONAL_MINUTES })}</label>
        <p id={`${id}-help`}>{t(TEXTS.ip.provisionalHelp, { minutes: PROVISIONAL_MINUTES })}</p>
      </div>
    </div>
  );
}

export function PendingChange({
  change: { revertsAt, by },
}: {
  change: NonNullable<WhitelistPage['provisional']>;
}) {
  const t = useMessage();
  const { revalidate } = useRevalidator();
  const { isBusy, change } = useChange();
  const secondsLeft = useSecondsLeft(revertsAt);
  // The server's clock may be behind: reload until the change is undone there.
  useEffect(() => {
    if (secondsLeft <= 0 && secondsLeft % 5 === 0) void revalidate();
  }, [secondsLeft, revalidate]);

  const end = (how: 'confirm' | 'revert') =>
    void change(
      () => api().post(WHITELIST_PATHS[how]),
      t(how === 'confirm' ? TEXTS.pending.confirmed : TEXTS.pending.reverted),
    );
  return (
    <div className="below-ml">
      <Alert
        type="warning"
        showIcon
        title={t(TEXTS.pending.title, { by, left: formatRemaining(secondsLeft) })}
        description={
          <>
            <p className="below-s">{t(TEXTS.pending.text)}</p>
            <div className="row">
              <Button type="primary" disabled={isBusy} onClick={() => end('confirm')}>
                {t(TEXTS.pending.confirm)}
              </Button>
              <Button disabled={isBusy} onClick={() => end('revert')}>
                {t(TEXTS.pending.revert)}
              </Button>
            </div>
          </>
        }
      />
    </div>
  );
}

function formatRemaining(seconds: number) {
  const remaining = Math.max(0, seconds);
  return `${Math.floor(remaining / 60)}:${String(remaining % 60).padStart(2, '0')}`;
}
const secondsTo = (moment: string) => Math.ceil((Date.parse(moment) - Date.now()) / 1000);

function useSecondsLeft(until: string) {
  const [left, setLeft] = useState(() => secondsTo(until));
  useEffect(() => {
    const timer = setInterval(() => setLeft(secondsTo(until)), 500);
    return () => clearInterval(timer);
  }, [until]);
  return left;
}
