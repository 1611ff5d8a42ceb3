import type { Localised } from '@admissions/model';

export const TEXTS = {
  title: { 'zh-TW': '操作紀錄', en: 'Audit log' },
  help: {
    'zh-TW': '誰在什麼時候做了什麼。紀錄只能新增，不能修改或刪除。',
    en: 'Who did what, and when. Lines are only ever added, never changed or deleted.',
  },
  check: { 'zh-TW': '檢查完整性', en: 'Check for tampering' },
  whole: {
    'zh-TW': '{lines}筆紀錄都完整，沒有被改動。',
    en: 'All lines ({lines}) are complete and unchanged.',
  },
  broken: {
    'zh-TW': '第{id}號紀錄被改動過；在它之前的{lines}筆完整。',
    en: 'Line {id} was tampered with; those before it ({lines}) are unchanged.',
  },
  cutOff: {
    'zh-TW': '最後的紀錄遭刪除；留下的{lines}筆完整。',
    en: 'Lines at the end were removed; those that are left ({lines}) are unchanged.',
  },
  total: { 'zh-TW': '共{total}筆', en: 'Lines: {total}' },
  nothing: { 'zh-TW': '還沒有任何紀錄。', en: 'Nothing is logged yet.' },
  nothingFound: {
    'zh-TW': '沒有符合條件的紀錄，請放寬條件。',
    en: 'No line matches. Please loosen the filters.',
  },
  clear: { 'zh-TW': '清除條件', en: 'Clear filters' },
  at: { 'zh-TW': '時間', en: 'Time' },
  account: { 'zh-TW': '帳號', en: 'Account' },
  action: { 'zh-TW': '動作', en: 'Action' },
  area: { 'zh-TW': '單元', en: 'Area' },
  target: { 'zh-TW': '對象', en: 'Target' },
  begin: { 'zh-TW': '起日', en: 'From' },
  end: { 'zh-TW': '迄日', en: 'To' },
  details: { 'zh-TW': '內容', en: 'Details' },
  everywhere: { 'zh-TW': '全部', en: 'All' },
  media: { 'zh-TW': '媒體庫', en: 'Media library' },
  nobody: { 'zh-TW': '系統或未登入', en: 'The system, or nobody signed in' },
  onlyThis: { 'zh-TW': '只看這一項', en: 'Only this' },
  anyAction: { 'zh-TW': '全部動作', en: 'All actions' },
  only: { 'zh-TW': '只看{value}', en: 'Only {value}' },
} as const satisfies Record<string, Localised>;
