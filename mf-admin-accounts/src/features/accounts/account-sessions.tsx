import { Button, momentText } from '@admissions/admin-ui';
import { api } from '@admissions/api-client';
import type { AdminSession } from '@admissions/contracts';
import { browserOf } from '@admissions/contracts';
import { useAppStore, useMessage } from '@admissions/store';
import { useCallback, useEffect, useState } from 'react';
import { accountsOf } from '../../lib/accounts.ts';
import { Chip } from '../../lib/chip.tsx';
import { reasonOf } from '../../lib/reason-of.ts';
import { useText } from '../../lib/use-text.ts';
import styles from './account-history.module.css';

/** Where an account is signed in now; each session can be ended. */
export function AccountSessions({ accountId }: { accountId: number }) {
  const t = useMessage();
  const text = useText();
  const toast = useAppStore((state) => state.toast);
  const [sessions, setSessions] = useState<AdminSession[] | 'failed' | null>(null);
  const read = useCallback(
    () =>
      accountsOf(api())
        .sessions(accountId)
        .then(setSessions)
        .catch(() => setSessions('failed')),
    [accountId],
  );
  useEffect(() => void read(), [read]);

  async function end(id: number) {
    try {
      await accountsOf(api()).endSession(id);
      toast(text('sessions.ended'), 'success');
    } catch (error) {
      toast(reasonOf(error, t), 'error');
    }
    await read();
  }
  return (
    <>
      {sessions === 'failed' && <p className={styles.none}>{text('sessions.failed')}</p>}
      {Array.isArray(sessions) && sessions.length === 0 && (
        <p className={styles.none}>{text('sessions.none')}</p>
      )}
      {Array.isArray(sessions) && (
        <ul className={styles.sessions}>
          {sessions.map(({ id, ip, userAgent, createdAt, seenAt, current }) => (
            <li key={id}>
              <div>
                <strong>{browserOf(userAgent)}</strong>{' '}
                {current && <Chip tone="brand">{text('sessions.current')}</Chip>}
                <div className={styles.none}>
                  {text('sessions.line', {
                    ip,
                    begun: momentText(createdAt),
                    seen: momentText(seenAt),
                  })}
                </div>
              </div>
              {!current && (
                <Button
                  size="small"
                  aria-label={`${text('sessions.end')}：${browserOf(userAgent)} ${ip}`}
                  onClick={() => void end(id)}
                >
                  {text('sessions.end')}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
