import type { EntryOf } from '@admissions/model';
import type { bannerSub, block, camp, news, Topic } from '@admissions/model/kinds';

/** One of the four topics of the home page, in one year. */
export interface TopicData {
  carousels: EntryOf<typeof bannerSub>[];
  blocks: EntryOf<typeof block>[];
  /** Years with articles or activities, newest first. */
  years: number[];
  /** The year that was asked for, or the newest; null when there is none. */
  selectedYear: number | null;
  articles: Omit<EntryOf<typeof news>, 'body'>[];
  activities: Omit<EntryOf<typeof camp>, 'body'>[];
}

/** Where a topic is read; `?year=` chooses another year than the newest. */
export const buildTopicPath = (topic: Topic | ':topic') => `/api/ap/main/topic/${topic}`;
