import { pair } from '@admissions/model';

export const SHARED_TEXTS = {
  clear: pair('清除條件', 'Clear filters'),
  state: pair('狀態', 'State'),
  waitsDays: pair('已等{count}天', 'Waits for {count} days'),
  actions: pair('操作', 'Actions'),
  unassigned: pair('未指派', 'Not assigned'),
  notScheduled: pair('未排定', 'Not scheduled'),
  erased: pair('個資已清除', 'Erased'),
  template: pair('範本', 'Template'),
  subject: pair('主旨', 'Subject'),
  body: pair('內文', 'Text'),
  setUpMail: pair('設定寄信', 'Set up mail'),
};
