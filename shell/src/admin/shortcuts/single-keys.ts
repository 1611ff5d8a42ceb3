import { deviceStorage } from '@admissions/store';

const KEY = 'admin.single-keys';

/** Whether single letters do something on this device; people who dictate, or whose hands slip, turn it off. */
export const usesSingleKeys = (): boolean => deviceStorage.read(KEY) !== 'off';
/** A device that keeps nothing stays as it was. */
export function setSingleKeys(isOn: boolean): void {
  if (isOn) deviceStorage.remove(KEY);
  else deviceStorage.write(KEY, 'off');
}
