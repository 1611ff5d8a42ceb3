import type { Localised } from '@admissions/model';
import type { ScheduledEvent } from '@admissions/protocol/staff';

export const TEXTS = {
  note: {
    'zh-TW': '這個月排定的發布、下架、更新、活動與參訪；只列出您可以管理的。',
    en: 'What is published, changed and taken down this month, with its events and visits; only what you may manage.',
  },
  before: { 'zh-TW': '上個月', en: 'Previous month' },
  after: { 'zh-TW': '下個月', en: 'Next month' },
  now: { 'zh-TW': '這個月', en: 'This month' },
  nothing: { 'zh-TW': '這個月沒有排定的項目。', en: 'Nothing is scheduled in this month.' },
  visit: { 'zh-TW': '來訪', en: 'visit' },
  until: { 'zh-TW': '至{day}', en: 'until {day}' },
} as const satisfies Record<string, Localised>;

export const EVENT_NAMES: Record<ScheduledEvent, Localised> = {
  live: { 'zh-TW': '發布', en: 'goes live' },
  expires: { 'zh-TW': '下架', en: 'ends' },
  change: { 'zh-TW': '更新', en: 'changes' },
  held: { 'zh-TW': '沒有發布', en: 'not published' },
  begins: { 'zh-TW': '活動', en: 'event' },
};
export const WEEKDAYS: Record<'zh-TW' | 'en', readonly string[]> = {
  'zh-TW': ['日', '一', '二', '三', '四', '五', '六'],
  en: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
};
