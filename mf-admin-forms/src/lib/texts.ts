import type { Localised } from '@admissions/model';

export const SHARED_TEXTS = {
  all: { 'zh-TW': '全部', en: 'All' },
  clear: { 'zh-TW': '清除條件', en: 'Clear filters' },
  state: { 'zh-TW': '狀態', en: 'State' },
  unassigned: { 'zh-TW': '未指派', en: 'Not assigned' },
  notScheduled: { 'zh-TW': '未排定', en: 'Not scheduled' },
  erased: { 'zh-TW': '已去識別化', en: 'Anonymised' },
  template: { 'zh-TW': '範本', en: 'Template' },
  subject: { 'zh-TW': '主旨', en: 'Subject' },
  body: { 'zh-TW': '內文', en: 'Text' },
} as const satisfies Record<string, Localised>;
