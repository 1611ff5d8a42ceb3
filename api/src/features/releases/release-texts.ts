import { type Locale, type Localised, pair } from '@admissions/model';
import { fillPlaceholders, type MessageParams } from '@admissions/model/messages';
import type { Pin } from '@admissions/protocol/releases';
import { invalid } from '../../platform/http/http-error.ts';

const TEXTS = {
  archive: pair('無法讀取檔案：{reason}', 'The archive cannot be read: {reason}'),
  description: pair('release.json 不正確：{reason}', 'release.json is not one: {reason}'),
  name: pair(
    '金鑰屬於 {remote}，檔案卻是 {name}',
    'The token is that of {remote}, the release is one of {name}',
  ),
  extra: pair('release.json 未列出 {file}', '{file} is not in release.json'),
  taken: pair(
    '版本 {version} 已有其他檔案，發布後不可更改',
    '{version} was sent before with other files; a release never changes',
  ),
  lower: pair(
    '{version} 低於目前的 {current}；若要回復請使用 rollback',
    '{version} is lower than the current {current}; to go back, roll back',
  ),
  pinned: pair(
    '{by} 已將 {remote} 固定於 {version}（{reason}），只接受高於 {upTo} 的版本',
    '{by} pinned {remote} to {version} ({reason}); only a version above {upTo} is taken',
  ),
  held: pair(
    '{by} 已將 {remote} 固定於 {version}（{reason}），解除之前不接受任何版本',
    '{by} pinned {remote} to {version} ({reason}); no version is accepted until staff end the pin',
  ),
  unowned: pair(
    '{path} 不屬於任何團隊，請網站管理人員在程式版本加給 {remote}',
    '{path} belongs to no team: staff of the site can add it to the paths of {remote}',
  ),
  missing: pair('沒有版本 {version}', 'There is no release {version}'),
  isCurrent: pair('目前已是版本 {version}', '{version} is the current release already'),
  from: pair(
    '請指明要離開的版本（from）或要回復到的版本（version）；目前是 {current}',
    'Name the release to leave (from) or the one to go back to (version); the current release is {current}',
  ),
  movedOn: pair(
    '目前是 {current}，已不是 {from}，因此沒有變更',
    'The current release is {current}, no longer {from}; nothing was changed',
  ),
  nothingBefore: pair('沒有更早的版本可以回復', 'There is no release before this one'),
  percent: pair('比例僅適用於 canary', 'Only the canary has a share of the visitors'),
  noStable: pair(
    '{remote} 還沒有全面啟用的版本，第一個版本必須給所有人',
    '{remote} has no release yet: the first one is for everybody',
  ),
} satisfies Record<string, Localised>;
export type ReleaseText = keyof typeof TEXTS;

export const releaseText = (locale: Locale, text: ReleaseText, values?: MessageParams) =>
  fillPlaceholders(TEXTS[text][locale], values);

/** A 422 with the message at the version. */
export const refuseVersion = (...args: Parameters<typeof releaseText>) =>
  invalid({ version: [releaseText(...args)] });

/** Why a pinned remote refuses a version. */
export const describePin = (
  { isHeld, version, upTo, by, reason }: Pin,
  remote: string,
  locale: Locale,
) => releaseText(locale, isHeld ? 'held' : 'pinned', { remote, version, upTo, by, reason });
