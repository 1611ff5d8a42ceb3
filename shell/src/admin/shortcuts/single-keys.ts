import { deviceStorage } from '@admissions/store';

const KEY = 'admin.single-keys';

/** Single keys can be turned off: dictation and slips trigger them. */
export const usesSingleKeys = (): boolean => deviceStorage.read(KEY) !== 'off';
/** Without storage the setting lasts for this page. */
export function setSingleKeys(isOn: boolean): void {
  if (isOn) deviceStorage.remove(KEY);
  else deviceStorage.write(KEY, 'off');
}
