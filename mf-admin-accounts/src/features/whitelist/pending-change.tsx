import { Alert, Button } from '@admissions/admin-ui';
import { api, fieldErrorMessage } from '@admissions/api-client';
import type { WhitelistPage } from '@admissions/contracts';
import { useAppStore, useMessage } from '@admissions/store';
import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { formatRemaining } from './format-remaining.ts';
import styles from './ip-list.module.css';
import { TEXTS } from './texts.ts';
import { createWhitelistApi } from './whitelist.ts';

/** The change that is being tried out: how long still, and the two ways to end that. */
export function PendingChange({
  change: { revertsAt, by },
}: {
  change: NonNullable<WhitelistPage['provisional']>;
}) {
  const t = useMessage();
  const { revalidate } = useRevalidator();
  const toast = useAppStore((state) => state.toast);
  const [isEnding, setEnding] = useState(false);
  const left = useLeft(revertsAt);
  // Its time is over: the list is as it was before, as soon as the server's clock says so too.
  useEffect(() => {
    if (left <= 0 && left % 5 === 0) void revalidate();
  }, [left, revalidate]);

  async function end(how: 'confirm' | 'revert') {
    setEnding(true);
    try {
      await createWhitelistApi(api())[how]();
      toast(t(how === 'confirm' ? TEXTS.pending.confirmed : TEXTS.pending.reverted), 'success');
    } catch (error) {
      toast(fieldErrorMessage(error, t), 'error');
    } finally {
      setEnding(false);
      await revalidate();
    }
  }
  return (
    <div className={styles.pending}>
      <Alert
        type="warning"
        showIcon
        title={t(TEXTS.pending.title, { by, left: formatRemaining(left) })}
        description={
          <>
            <p className={styles.waiting}>{t(TEXTS.pending.text)}</p>
            <div className={styles.row}>
              <Button type="primary" disabled={isEnding} onClick={() => void end('confirm')}>
                {t(TEXTS.pending.confirm)}
              </Button>
              <Button disabled={isEnding} onClick={() => void end('revert')}>
                {t(TEXTS.pending.revert)}
              </Button>
            </div>
          </>
        }
      />
    </div>
  );
}

const secondsTo = (moment: string) => Math.ceil((Date.parse(moment) - Date.now()) / 1000);

/** The seconds that are left until then, counted down. */
function useLeft(until: string): number {
  const [left, setLeft] = useState(() => secondsTo(until));
  useEffect(() => {
    const timer = setInterval(() => setLeft(secondsTo(until)), 500);
    return () => clearInterval(timer);
  }, [until]);
  return left;
}
