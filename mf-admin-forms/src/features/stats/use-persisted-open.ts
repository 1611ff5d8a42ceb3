import { deviceStorage } from '@admissions/store';
import { useState } from 'react';

const KEY = 'forms statistics';
const wasOpen = (): boolean => deviceStorage.read(KEY) === 'open';
const persistOpen = (isOpen: boolean): boolean =>
  deviceStorage.write(KEY, isOpen ? 'open' : 'closed');

/** Whether the panel was open when it was last left; at first it is closed, so that the list begins on the first screen. */
export function usePersistedOpen(): [boolean, (isOpen: boolean) => boolean] {
  const [isOpen] = useState(wasOpen);
  return [isOpen, persistOpen];
}
