import type { Localised } from '@admissions/model';
import { pair } from '@admissions/model';

/** Help for the findings of the nightly site audit. */
export const CHECK_HELP: readonly Localised[] = [
  pair(
    '點標題到那一筆的表單修改；改好並發布之後，下次檢查就不會再列。',
    'The title opens the form; what is put right and published is no longer listed by the next check.',
  ),
  pair(
    '上面的按鈕依問題分：失效的連結、過去的日期、缺替代文字、很久沒有更新等。',
    'The buttons above sort by what was found: dead links, past dates, missing alternative texts, pages untouched for long.',
  ),
  pair(
    '內容本來就該如此，按「這樣沒問題」，之後不再提醒；按錯了，到最下面「已標示沒問題」重新列出。',
    'What is right as it is can be set aside and is not named again; the list at the foot takes it back.',
  ),
  pair(
    '檢查的是訪客看得到的內容，草稿不算；只列您可以管理的單元。',
    'The check reads what visitors see, not drafts, and lists only your areas.',
  ),
  pair('不想等到明天，有權限的同仁可以按「立即檢查」。', 'Whoever may do so can check at once.'),
];
