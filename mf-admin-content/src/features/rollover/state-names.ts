import { pair } from '@admissions/model';

/** Publication state of an entry. */
export const STATES = {
  draft: pair('草稿', 'Draft'),
  published: pair('已發布', 'Published'),
  scheduled: pair('排程', 'Scheduled'),
  ended: pair('已下架', 'Ended'),
  trash: pair('回收桶', 'Trash'),
};
