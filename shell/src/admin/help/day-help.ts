import type { Localised } from '@admissions/model';
import { pair } from '@admissions/model';

/** Help for "My day". */
export const DAY_HELP: readonly Localised[] = [
  pair(
    '每天從這裡開始：等您處理的申請、這七天要來的人、請您核可的內容，都只列您可以管理的。',
    'The day begins here: requests that wait, who comes within seven days, what colleagues ask you to look at.',
  ),
  pair(
    '點一件申請就進到處理的畫面；指派給自己或改了狀態之後，這裡的件數會跟著變。',
    'A request opens where it is handled; once it is given to you or its state changes, the counts here follow.',
  ),
  pair(
    '選單上的「件待辦」是新的申請、還沒回答的提問與請您核可的內容，加起來就是「我的今天」的件數。',
    '“To do” in the menu counts new requests, questions without an answer and what you are to look at; their sum stands beside “My day”.',
  ),
  pair(
    '「我改到一半、還沒發布的」只有您改過的草稿；網站上的內容沒有改變。',
    'Changes of yours that are not published stand here; visitors still read the live version.',
  ),
  pair(
    '「網站檢查」是每天清晨自動檢查的結果，點下去看是哪一筆、哪裡要改。',
    'The site is checked every night; what was found leads to the entry and the place that it is about.',
  ),
  pair(
    '要找任何內容、申請或畫面，按Ctrl+K輸入幾個字。',
    'Ctrl+K finds every entry, request and screen by a few words.',
  ),
];
