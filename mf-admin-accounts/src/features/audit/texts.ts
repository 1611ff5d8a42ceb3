import { pair } from '@admissions/model';

export const TEXTS = {
  title: pair('操作紀錄', 'Audit log'),
  help: pair(
    '誰在什麼時候做了什麼。紀錄只能新增，不能修改或刪除。',
    'Who did what, and when. Lines are only ever added, never changed or deleted.',
  ),
  check: pair('檢查紀錄有沒有被改過', 'Check for tampering'),
  whole: pair(
    '{lines}筆紀錄都完整，沒有被改動。',
    'All lines ({lines}) are complete and unchanged.',
  ),
  broken: pair(
    '第{id}號紀錄被改動過；在它之前的{lines}筆完整。',
    'Line {id} was tampered with; those before it ({lines}) are unchanged.',
  ),
  cutOff: pair(
    '最後的紀錄遭刪除；留下的{lines}筆完整。',
    'Lines at the end were removed; those that are left ({lines}) are unchanged.',
  ),
  total: pair('共{total}筆', 'Lines: {total}'),
  nothingFound: pair(
    '沒有符合條件的紀錄，請放寬條件。',
    'No line matches. Please loosen the filters.',
  ),
  clear: pair('清除條件', 'Clear filters'),
  at: pair('時間', 'Time'),
  account: pair('帳號', 'Account'),
  action: pair('動作', 'Action'),
  area: pair('單元', 'Area'),
  target: pair('對象', 'Target'),
  begin: pair('起日', 'From'),
  end: pair('迄日', 'To'),
  details: pair('內容', 'Details'),
  everywhere: pair('全部', 'All'),
  system: pair('系統自動', 'The system'),
  visitor: pair('未登入的訪客', 'Nobody signed in'),
  by: pair('只看人員的操作', 'Only what people did'),
  anyAction: pair('全部動作', 'All actions'),
  only: pair('只看{value}', 'Only {value}'),
  versions: pair('看改了什麼', 'See the versions'),
  onlyThis: pair('只看這個對象', 'Only this'),
  anybody: pair('全部的人', 'Everybody'),
  download: pair('下載這些紀錄（CSV）', 'Download these lines (CSV)'),
  days: pair('常用期間', 'Usual days'),
  today: pair('今天', 'Today'),
  lastDays: pair('近{count}天', 'Last {count} days'),
};
