import { pair } from '@admissions/model';

export const TEXTS = {
  open: pair('帳號變動 {count}', 'Account changes {count}'),
  label: pair(
    '帳號與白名單的變動：{count}項還沒有看過',
    'Changes of accounts or allowed addresses that you have not seen: {count}',
  ),
  title: pair('帳號與白名單的變動', 'Changes of accounts and allowed addresses'),
  note: pair(
    '請確認這些都是各位知情的變動。有不對的地方，請先鎖定相關帳號，再查看操作紀錄。',
    'Please make sure that all of you know of these. If something is wrong, lock the account first and then look at the audit log.',
  ),
  system: pair('系統操作人員', 'The operator'),
  trialOver: pair(
    '白名單試用未確認，已恢復原名單',
    'trial of allowed addresses not confirmed, the list before it restored',
  ),
  automatic: pair('系統自動', 'The system'),
  more: pair('另有{count}項較早的變動，請看操作紀錄。', 'Earlier ones, in the audit log: {count}.'),
  audit: pair('查看操作紀錄', 'Open the audit log'),
  seen: pair('都確認過了', 'I have checked them'),
  later: pair('稍後再看', 'Later'),
};
