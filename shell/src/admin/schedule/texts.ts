import type { Localised } from '@admissions/model';
import { pair } from '@admissions/model';
import type { ScheduledEvent } from '@admissions/protocol/staff';

export const TEXTS = {
  note: pair(
    '這個月排定的發布、下架、更新、活動與參訪；只列出您可以管理的。',
    'What is published, changed and taken down this month, with its events and visits; only what you may manage.',
  ),
  before: pair('上個月', 'Previous month'),
  after: pair('下個月', 'Next month'),
  now: pair('這個月', 'This month'),
  nothing: pair('這個月沒有排定的項目。', 'Nothing is scheduled in this month.'),
  visit: pair('來訪', 'visit'),
  until: pair('至{day}', 'until {day}'),
};

export const EVENT_NAMES: Record<ScheduledEvent, Localised> = {
  live: pair('發布', 'goes live'),
  expires: pair('下架', 'ends'),
  change: pair('更新', 'changes'),
  held: pair('沒有發布', 'not published'),
  begins: pair('活動', 'event'),
};
export const WEEKDAYS: Record<'zh-TW' | 'en', readonly string[]> = {
  'zh-TW': ['日', '一', '二', '三', '四', '五', '六'],
  en: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
};
