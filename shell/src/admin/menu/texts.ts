import type { Localised } from '@admissions/model';

export const FRAME_TEXTS = {
  menuName: { 'zh-TW': '後台選單', en: 'Back office' },
  noLanguage: {
    'zh-TW': '英文沒有載入，請再按一次。',
    en: 'The other language was not loaded. Please try again.',
  },
  waiting: { 'zh-TW': '{count}件待辦', en: '{count} to do' },
  menu: { 'zh-TW': '選單', en: 'Menu' },
  version: { 'zh-TW': '系統版本', en: 'Version' },
} as const satisfies Record<string, Localised>;

/** Titles of the shell's screens, separate because the menu of every page needs them. */
export const SCREEN_TITLES = {
  dashboard: { 'zh-TW': '我的今天', en: 'My day' },
  schedule: { 'zh-TW': '行事曆', en: 'Calendar' },
  siteCheck: { 'zh-TW': '網站檢查', en: 'Site check' },
} as const satisfies Record<string, Localised>;
