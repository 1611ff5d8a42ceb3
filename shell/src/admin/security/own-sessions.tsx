import { api } from '@admissions/api-client';
import type { AdminSession } from '@admissions/contracts';
import { AUTH_PATHS, browserOf } from '@admissions/contracts';
import { useAppStore, useMessage } from '@admissions/store';
import { useCallback, useEffect, useState } from 'react';
import { failureText } from '../failure-text.ts';
import styles from './security.module.css';
import { momentOf, useSecurityText } from './use-security-text.ts';

/** Where one is signed in now; every session but this one can be ended here. */
export function OwnSessions() {
  const t = useMessage();
  const text = useSecurityText();
  const toast = useAppStore((state) => state.toast);
  const [sessions, setSessions] = useState<AdminSession[] | 'failed'>([]);
  const read = useCallback(
    () =>
      api()
        .get<AdminSession[]>(AUTH_PATHS.sessions, { silent: true })
        .then(setSessions, () => setSessions('failed')),
    [],
  );
  useEffect(() => void read(), [read]);

  async function end(id: number) {
    try {
      await api().delete(AUTH_PATHS.endSession(id));
      toast(text('ended'), 'success');
    } catch (error) {
      toast(failureText(error, t), 'error');
    }
    await read();
  }
  if (sessions === 'failed') return <p role="alert">{text('failed')}</p>;
  return (
    <ul className={styles.sessions}>
      {sessions.map(({ id, ip, userAgent, createdAt, seenAt, current }) => (
        <li key={id}>
          <div>
            <strong>{browserOf(userAgent)}</strong>{' '}
            {current && <span className={styles.current}>{text('current')}</span>}
            <p>{text('session', { ip, begun: momentOf(createdAt), seen: momentOf(seenAt) })}</p>
          </div>
          {!current && (
            <button
              type="button"
              className={styles.end}
              aria-label={`${text('end')}：${browserOf(userAgent)} ${ip}`}
              onClick={() => void end(id)}
            >
              {text('end')}
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
