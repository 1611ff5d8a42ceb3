import { deviceStorage } from '@admissions/store';

const KEY = 'forms statistics';

/** Whether the panel was open when it was last left; whoever works through an inbox closes it once. */
export const wasOpen = (): boolean => deviceStorage.read(KEY) !== 'closed';
export const keepOpen = (isOpen: boolean): boolean =>
  deviceStorage.write(KEY, isOpen ? 'open' : 'closed');
