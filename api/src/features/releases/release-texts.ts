import type { Locale } from '@admissions/model';
import type { MessageParams } from '@admissions/model/messages';
import { fillPlaceholders } from '@admissions/model/messages';
import type { Pin } from '@admissions/protocol/releases';
import { invalid } from '../../platform/http/http-error.ts';

type Text = Readonly<Record<Locale, string>>;

const TEXTS = {
  archive: { 'zh-TW': '無法讀取檔案：{reason}', en: 'The archive cannot be read: {reason}' },
  description: {
    'zh-TW': 'release.json 不正確：{reason}',
    en: 'release.json is not one: {reason}',
  },
  name: {
    'zh-TW': '金鑰屬於 {remote}，檔案卻是 {name}',
    en: 'The token is that of {remote}, the release is one of {name}',
  },
  extra: { 'zh-TW': 'release.json 未列出 {file}', en: '{file} is not in release.json' },
  taken: {
    'zh-TW': '版本 {version} 已有其他檔案，發布後不可更改',
    en: '{version} was sent before with other files; a release never changes',
  },
  lower: {
    'zh-TW': '{version} 低於目前的 {current}；若要回復請使用 rollback',
    en: '{version} is lower than {current}, which is in force; to go back, roll back',
  },
  pinned: {
    'zh-TW': '{by} 已將 {remote} 固定於 {version}（{reason}），只接受高於 {upTo} 的版本',
    en: '{by} pinned {remote} to {version} ({reason}); only a version above {upTo} is taken',
  },
  held: {
    'zh-TW': '{by} 已將 {remote} 固定於 {version}（{reason}），解除之前不接受任何版本',
    en: '{by} pinned {remote} to {version} ({reason}); no version is accepted until staff end the pin',
  },
  unowned: {
    'zh-TW': '{path} 不屬於任何團隊，請網站管理者在程式版本加給 {remote}',
    en: '{path} belongs to no team: staff of the site can add it to the paths of {remote}',
  },
  missing: { 'zh-TW': '沒有版本 {version}', en: 'There is no release {version}' },
  inForce: { 'zh-TW': '目前已是版本 {version}', en: '{version} is in force already' },
  from: {
    'zh-TW': '請指明要離開的版本（from）或要回復到的版本（version）；目前是 {current}',
    en: 'Name the release to leave (from) or the one to go back to (version); {current} is in force',
  },
  movedOn: {
    'zh-TW': '目前是 {current}，已不是 {from}，因此沒有變更',
    en: '{current} is in force, no longer {from}; nothing was changed',
  },
  nothingBefore: {
    'zh-TW': '沒有更早的版本可以回復',
    en: 'There is no release before this one',
  },
  percent: {
    'zh-TW': '比例僅適用於 canary',
    en: 'Only the canary has a share of the visitors',
  },
  promoteAfter: {
    'zh-TW': '自動全面啟用的時間僅適用於 canary',
    en: 'Only the canary is promoted after a time',
  },
  noStable: {
    'zh-TW': '{remote} 還沒有全面啟用的版本，第一個版本必須給所有人',
    en: '{remote} has no release yet: the first one is for everybody',
  },
} as const satisfies Record<string, Text>;
export type ReleaseText = keyof typeof TEXTS;

export const releaseText = (locale: Locale, text: ReleaseText, values?: MessageParams): string =>
  fillPlaceholders(TEXTS[text][locale], values);

/** A 422 with the message at the version. */
export const refuseVersion = (...args: Parameters<typeof releaseText>) =>
  invalid({ version: [releaseText(...args)] });

/** Why a pinned remote refuses a version. */
export const describePin = (
  { isHeld, version, upTo, by, reason }: Pin,
  remote: string,
  locale: Locale,
): string => releaseText(locale, isHeld ? 'held' : 'pinned', { remote, version, upTo, by, reason });
