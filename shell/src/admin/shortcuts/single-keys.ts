import type { Area } from '@admissions/model';
import { deviceStorage } from '@admissions/store';

const KEY = 'admin.single-keys';

/** Single keys can be turned off: dictation and slips trigger them. */
export const usesSingleKeys = () => deviceStorage.read(KEY) !== 'off';
/** Without storage the setting lasts for this page. */
export function setSingleKeys(isOn: boolean) {
  if (isOn) deviceStorage.remove(KEY);
  else deviceStorage.write(KEY, 'off');
}

/** The letter after `g` for each area. */
export const AREA_KEYS = {
  account: 'a',
  ad: 'b',
  setting: 's',
  news: 'n',
  faculty: 'f',
  highschool: 'h',
  about: 'i',
  selfvalue: 'v',
  college: 'c',
  forms: 'm',
  vr: 'r',
} as const satisfies Record<Area, string>;
