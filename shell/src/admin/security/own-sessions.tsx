import { api, errorMessage } from '@admissions/api-client';
import { formatMoment, joinLabel } from '@admissions/model';
import type { AdminSession } from '@admissions/protocol';
import { AUTH_PATHS, detectBrowser } from '@admissions/protocol';
import { useAppStore, useMessage } from '@admissions/store';
import { useCallback, useEffect, useState } from 'react';
import styles from './security.module.css';
import { SECURITY_TEXTS } from './texts.ts';

/** Open sessions of the account; all but this one can be ended. */
export function OwnSessions() {
  const t = useMessage();
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
      toast(t(SECURITY_TEXTS.ended), 'success');
    } catch (error) {
      toast(errorMessage(error, t), 'error');
    }
    await read();
  }
  if (sessions === 'failed') return <p role="alert">{t(SECURITY_TEXTS.failed)}</p>;
  return (
    <ul className={styles.sessions}>
      {sessions.map(({ id, ip, userAgent, createdAt, seenAt, current }) => (
        <li key={id}>
          <div>
            <strong>{detectBrowser(userAgent)}</strong>{' '}
            {current && <span className={styles.current}>{t(SECURITY_TEXTS.current)}</span>}
            <p>
              {t(SECURITY_TEXTS.session, {
                ip,
                begun: formatMoment(createdAt),
                seen: formatMoment(seenAt),
              })}
            </p>
          </div>
          {!current && (
            <button
              type="button"
              className={styles.end}
              aria-label={joinLabel(
                t(SECURITY_TEXTS.end),
                `${detectBrowser(userAgent)} ${ip}`,
                t.locale,
              )}
              onClick={() => void end(id)}
            >
              {t(SECURITY_TEXTS.end)}
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
