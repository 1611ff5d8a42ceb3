import { api } from '@admissions/api-client';
import type { PlacesLeft } from '@admissions/contracts';
import { PLACES_PATH } from '@admissions/contracts';
import { useCallback, useEffect, useState } from 'react';

const NONE: PlacesLeft['events'] = {};

/** How many places each event has left, by its id, asked anew whenever somebody comes back to the page; nothing until it is known. */
export function usePlaces(isWanted = true): PlacesLeft['events'] {
  const [places, setPlaces] = useState(NONE);
  const load = useCallback(async () => {
    // Without an answer the capacity stands, which says itself that it may have changed.
    const found = await api()
      .get<PlacesLeft>(PLACES_PATH, { silent: true })
      .catch(() => null);
    if (found) setPlaces(found.events);
  }, []);
  useEffect(() => {
    if (!isWanted) return;
    void load();
    const onReturn = () => {
      if (document.visibilityState === 'visible') void load();
    };
    document.addEventListener('visibilitychange', onReturn);
    return () => document.removeEventListener('visibilitychange', onReturn);
  }, [isWanted, load]);
  return places;
}
