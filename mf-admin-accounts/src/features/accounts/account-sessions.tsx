import { Button } from '@admissions/admin-ui';
import { api, fieldErrorMessage } from '@admissions/api-client';
import { formatMoment, joinLabel } from '@admissions/model';
import type { AdminSession } from '@admissions/protocol';
import { detectBrowser } from '@admissions/protocol';
import { useAppStore, useMessage } from '@admissions/store';
import { useCallback, useEffect, useState } from 'react';
import { Chip } from '../../lib/chip.tsx';
import styles from './account-history.module.css';
import { createAccountsApi } from './accounts.ts';
import { TEXTS } from './texts.ts';

/** Where an account is signed in now; each session can be ended. */
export function AccountSessions({ accountId }: { accountId: number }) {
  const t = useMessage();
  const toast = useAppStore((state) => state.toast);
  const [sessions, setSessions] = useState<AdminSession[] | 'failed' | null>(null);
  const read = useCallback(
    () =>
      createAccountsApi(api())
        .sessions(accountId)
        .then(setSessions)
        .catch(() => setSessions('failed')),
    [accountId],
  );
  useEffect(() => void read(), [read]);

  async function end(id: number) {
    try {
      await createAccountsApi(api()).endSession(id);
      toast(t(TEXTS.sessions.ended), 'success');
    } catch (error) {
      toast(fieldErrorMessage(error, t), 'error');
    }
    await read();
  }
  return (
    <>
      {sessions === 'failed' && <p className={styles.none}>{t(TEXTS.sessions.failed)}</p>}
      {Array.isArray(sessions) && sessions.length === 0 && (
        <p className={styles.none}>{t(TEXTS.sessions.none)}</p>
      )}
      {Array.isArray(sessions) && (
        <ul className={styles.sessions}>
          {sessions.map(({ id, ip, userAgent, createdAt, seenAt, current }) => (
            <li key={id}>
              <div>
                <strong>{detectBrowser(userAgent)}</strong>{' '}
                {current && <Chip tone="brand">{t(TEXTS.sessions.current)}</Chip>}
                <div className={styles.none}>
                  {t(TEXTS.sessions.line, {
                    ip,
                    begun: formatMoment(createdAt),
                    seen: formatMoment(seenAt),
                  })}
                </div>
              </div>
              {!current && (
                <Button
                  size="small"
                  aria-label={joinLabel(
                    t(TEXTS.sessions.end),
                    `${detectBrowser(userAgent)} ${ip}`,
                    t.locale,
                  )}
                  onClick={() => void end(id)}
                >
                  {t(TEXTS.sessions.end)}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
