import { api } from '@admissions/api-client';
import { type AnyKind, pair } from '@admissions/model';
import { PRESENCE_INTERVAL_MS, PRESENCE_PATH, type Presence } from '@admissions/protocol/staff';
import { useMessage } from '@admissions/store';
import { useEffect, useState } from 'react';
import styles from './others-notice.module.css';

const WORDS = pair('{names}也在編輯', 'Also editing this: {names}');

export function OthersNotice({ kind, id }: { kind: AnyKind; id: number | null }) {
  const t = useMessage();
  const others = useOthers(kind, id);
  return (
    <span role="status" className={styles.others}>
      {others.length > 0 && t(WORDS, { names: t.join(others) })}
    </span>
  );
}

/** Idle time after which a user is away: a forgotten form must not extend the session. */
const AWAY_AFTER_MS = 5 * 60_000;
const SIGNS = ['keydown', 'pointerdown', 'focus'] as const;

/** Names of others with the entry's form open; reports this user while active. */
function useOthers(kind: AnyKind, id: number | null): readonly string[] {
  const [others, setOthers] = useState<readonly string[]>([]);
  useEffect(() => {
    if (id === null) return;
    let touchedAt = Date.now();
    let isOver = false;
    const touch = () => {
      touchedAt = Date.now();
    };
    const sendPresence = (here: boolean) =>
      api()
        .post<Presence>(
          PRESENCE_PATH,
          { kind: kind.id, id, here },
          {
            silent: true,
            once: true,
          },
        )
        .then((found) => !isOver && setOthers(found.others))
        // Optional information: no error message.
        .catch(() => {});
    const beat = () => {
      if (document.visibilityState === 'visible' && Date.now() - touchedAt < AWAY_AFTER_MS)
        void sendPresence(true);
    };
    beat();
    const timer = setInterval(beat, PRESENCE_INTERVAL_MS);
    for (const sign of SIGNS) addEventListener(sign, touch, { capture: true, passive: true });
    return () => {
      isOver = true;
      clearInterval(timer);
      for (const sign of SIGNS) removeEventListener(sign, touch, { capture: true });
      void sendPresence(false);
    };
  }, [kind, id]);
  return others;
}
