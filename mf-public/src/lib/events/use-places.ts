import { api } from '@admissions/api-client';
import type { PlacesLeft } from '@admissions/model/forms';
import { PLACES_PATH } from '@admissions/model/forms';
import { startTransition, useCallback, useState } from 'react';
import { useOnReturn } from '../use-on-return.ts';
import type { Occasion, OccasionName } from './occasions.ts';

type Places = Readonly<Partial<Record<OccasionName, number>>>;
const NONE: Places = {};

/** How many places each event and camp has left, asked anew whenever somebody comes back to the page; nothing until it is known. */
export function usePlaces(isWanted = true): (occasion: Occasion) => number | undefined {
  const [places, setPlaces] = useState(NONE);
  const load = useCallback(async () => {
    // Without an answer the capacity stands: how many there are in all.
    const found = await api()
      .get<PlacesLeft>(PLACES_PATH, { silent: true })
      .catch(() => null);
    // In slices: a year of events drawn anew at once holds up a slow phone.
    if (found) startTransition(() => setPlaces(byName(found)));
  }, []);
  useOnReturn(load, isWanted);
  return useCallback(({ counted }) => (counted ? places[counted] : undefined), [places]);
}

// An API of before names no camps.
const byName = ({ events, camps = {} }: Omit<PlacesLeft, 'camps'> & Partial<PlacesLeft>): Places =>
  Object.fromEntries([
    ...Object.entries(events).map(([id, left]) => [`event-${id}`, left]),
    ...Object.entries(camps).map(([id, left]) => [`camp-${id}`, left]),
  ]);
