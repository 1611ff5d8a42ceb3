import { pair } from '@admissions/model';

export const FRAME_TEXTS = {
  menuName: pair('後台選單', 'Back office'),
  noLanguage: pair(
    '英文沒有載入，請再按一次。',
    'The other language was not loaded. Please try again.',
  ),
  waiting: pair('{count}件待辦', '{count} to do'),
  menu: pair('選單', 'Menu'),
  version: pair('整套系統', 'Whole system'),
};

/** Titles of the shell's screens, separate because the menu of every page needs them. */
export const SCREEN_TITLES = {
  dashboard: pair('我的今天', 'My day'),
  schedule: pair('行事曆', 'Calendar'),
  siteCheck: pair('網站檢查', 'Site check'),
};
