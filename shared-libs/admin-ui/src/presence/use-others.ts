import { api } from '@admissions/api-client';
import type { AnyKind } from '@admissions/model';
import type { KindId } from '@admissions/model/kinds';
import type { Presence } from '@admissions/protocol/staff';
import { PRESENCE_INTERVAL_MS, PRESENCE_PATH } from '@admissions/protocol/staff';
import { useEffect, useState } from 'react';

/** Says that the caller has this entry's form open, or (not here) has left it. */
interface PresenceWrite {
  kind: KindId;
  id: number;
  here: boolean;
}

/** Who has touched nothing for so long (milliseconds) is away: a forgotten form must not keep a session alive. */
const AWAY_AFTER_MS = 5 * 60_000;
const SIGNS = ['keydown', 'pointerdown', 'focus'] as const;

/** The names of the others who have the entry's form open; says that somebody is here, for as long as something is done. */
export function useOthers(kind: AnyKind, id: number | null): readonly string[] {
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
        .post<Presence>(PRESENCE_PATH, { kind: kind.id, id, here } satisfies PresenceWrite, {
          silent: true,
          once: true,
        })
        .then((found) => !isOver && setOthers(found.others))
        // Not knowing is no reason to disturb anybody.
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
