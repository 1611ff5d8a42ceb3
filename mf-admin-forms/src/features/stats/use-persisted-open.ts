import { deviceStorage } from '@admissions/store';
import { useState } from 'react';

const KEY = 'forms statistics';
const wasOpen = (): boolean => deviceStorage.read(KEY) === 'open';
const persistOpen = (isOpen: boolean): boolean =>
  deviceStorage.write(KEY, isOpen ? 'open' : 'closed');

/** Persisted open state of the panel; closed by default to show the list first. */
export function usePersistedOpen(): [boolean, (isOpen: boolean) => boolean] {
  const [isOpen] = useState(wasOpen);
  return [isOpen, persistOpen];
}
