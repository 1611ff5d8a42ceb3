import { deviceStorage } from '@admissions/store';
import { useState } from 'react';

const KEY = 'forms statistics';
const wasOpen = (): boolean => deviceStorage.read(KEY) !== 'closed';
const persistOpen = (isOpen: boolean): boolean =>
  deviceStorage.write(KEY, isOpen ? 'open' : 'closed');

/** Whether the panel was open when it was last left; whoever works through an inbox closes it once. */
export function usePersistedOpen(): [boolean, (isOpen: boolean) => boolean] {
  const [isOpen] = useState(wasOpen);
  return [isOpen, persistOpen];
}
