import { type AnyKind, pair } from '@admissions/model';
import { buildRolloverHref, hasYears } from './rollover-kinds.ts';

export function listHelp(kind: AnyKind) {
  return [
    SHOWN,
    LIST.publish,
    LIST.find,
    LIST.many,
    ...(kind.order[0] === 'sort' ? [LIST.order] : []),
    ...(buildRolloverHref(kind) ? [LIST.turnover] : []),
    ...(hasYears(kind) ? [LIST.numbers] : []),
    LIST.trash,
  ];
}

const SHOWN = pair(
  '訪客在網站上看到的只有已發布的內容；草稿只有同仁看得到。',
  'Visitors see what is published; drafts are for staff only.',
);
const LIST = {
  publish: pair(
    '點標題可以修改。每一列的「⋯」可以發布、下架、複製、看修改紀錄；做完下方都有「復原」。',
    'The title opens the form. The ⋯ of a row publishes, takes down, copies and shows the history; it can be undone below.',
  ),
  find: pair(
    '搜尋會看標題與內文，「台」和「臺」、全形和半形都通。常用的條件可以存成常用清單，也能和同仁共用。',
    'The search reads titles and texts. What you often look for can be saved as a view and shared.',
  ),
  many: pair(
    '勾選多筆後，可以一起發布、下架、改一個欄位或移到回收桶。',
    'Tick several to publish them, take them down, change one field or move them to the trash together.',
  ),
  order: pair(
    '列表的順序就是網站上的順序：拖曳把手，或選到把手後按上下方向鍵。',
    'The order of the list is that of the site: drag the handles, or press the arrow keys on them.',
  ),
  turnover: pair(
    '每年都有的內容，用「複製到下一學年度」做出新的草稿，年度與日期會逐一列出來確認。',
    '“A new year” makes this year’s drafts from last year’s entries and lists every year and date in them.',
  ),
  numbers: pair(
    '新學年度的數字發布後還不公開，要到「今年的數字」核對無誤，訪客才看得到。',
    'A published new year is hidden until it is approved in “Numbers of this year”.',
  ),
  trash: pair(
    '刪除的內容先到回收桶，保留一段時間，可以還原。',
    'What is deleted lies in the trash for a while and can be restored.',
  ),
};

const FORM = {
  draft: pair(
    '輸入的內容自動存成草稿，沒填完也可以；換一台電腦或換一位同仁都能接著寫。',
    'What you type is kept as a draft by itself, also half-filled, on every machine and for every colleague.',
  ),
  publish: pair(
    '按「發布」或「更新」才會出現在網站上；發布前會列出檢查結果，以及和網站上現在內容的差異。旁邊的「▾」可以排程、儲存草稿、下架。',
    '“Publish” or “Update” puts it on the site, after showing the checks and what differs from what is there now. It can be given a time.',
  ),
  preview: pair(
    '「邊寫邊看」把網站上的頁面放在旁邊，一邊輸入一邊更新；點頁面上的字會跳到那個欄位。',
    'The page beside the form follows what you type; a click on its words leads to their field.',
  ),
  ask: pair(
    '不確定的時候「送請核可」：對方會在「我的今天」看到，可以留言、核可或退回。',
    'Request approval: your colleague finds it under “My day”, and can comment, approve or send it back.',
  ),
  history: pair(
    '「修改紀錄」可以比較任何兩個版本、替版本命名，也可以還原。',
    'The history compares any two versions, names them and brings one back.',
  ),
  keys: pair(
    '按 Ctrl+S（Mac 是 ⌘S）儲存草稿，按 ? 看其他快速鍵。',
    'Ctrl+S (⌘S on a Mac) keeps the draft; ? shows the other keys.',
  ),
};

export const formHelp = [
  FORM.draft,
  FORM.publish,
  SHOWN,
  FORM.preview,
  FORM.ask,
  FORM.history,
  FORM.keys,
];
