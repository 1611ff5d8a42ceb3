import type { Localised } from '@admissions/model';

/** Publication state of an entry. */
export const STATES = {
  draft: { 'zh-TW': '草稿', en: 'Draft' },
  published: { 'zh-TW': '已發布', en: 'Published' },
  scheduled: { 'zh-TW': '排程', en: 'Scheduled' },
  ended: { 'zh-TW': '已下架', en: 'Ended' },
  trash: { 'zh-TW': '回收桶', en: 'Trash' },
} as const satisfies Record<string, Localised>;
