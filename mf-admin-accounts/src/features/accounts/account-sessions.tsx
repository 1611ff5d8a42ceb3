import { Button, LoadFailure, useAction, useLoaded } from '@admissions/admin-ui';
import { api } from '@admissions/api-client';
import { formatMoment, joinLabel } from '@admissions/model';
import { ACCOUNT_PATHS, type AdminSession, detectBrowser } from '@admissions/protocol';
import { useMessage } from '@admissions/store';
import { Chip } from '../../lib/chip.tsx';
import styles from './account-history.module.css';
import { TEXTS } from './texts.ts';

export function AccountSessions({ accountId }: { accountId: number }) {
  const t = useMessage();
  const { run } = useAction();
  const { data, error, reload } = useLoaded(
    (signal) =>
      api().get<AdminSession[]>(ACCOUNT_PATHS.sessions(accountId), { silent: true, signal }),
    [accountId],
  );
  const sessions = error ? null : data;
  async function end(id: number) {
    await run(() => api().delete(ACCOUNT_PATHS.endSession(id)), TEXTS.sessions.ended);
    reload();
  }
  return (
    <>
      <LoadFailure error={error} reload={reload} />
      {sessions?.length === 0 && <p className="faint tiny">{t(TEXTS.sessions.none)}</p>}
      {sessions && (
        <ul className={styles.sessions}>
          {sessions.map(({ id, ip, userAgent, createdAt, seenAt, current }) => (
            <li key={id} className="split middle-row rule">
              <div>
                <strong>{detectBrowser(userAgent)}</strong>{' '}
                {current && <Chip tone="brand">{t(TEXTS.sessions.current)}</Chip>}
                <div className="faint tiny">
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
