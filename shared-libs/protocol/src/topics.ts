import type { EntryOf } from '@admissions/model';
import type { bannerSub, block, camp, news, Topic } from '@admissions/model/kinds';

/** A topic of the home page in a year. */
export interface TopicData {
  carousels: EntryOf<typeof bannerSub>[];
  blocks: EntryOf<typeof block>[];
  /** Years with articles or activities, newest first. */
  years: number[];
  /** The requested or newest year; null without any. */
  selectedYear: number | null;
  articles: Omit<EntryOf<typeof news>, 'body'>[];
  activities: Omit<EntryOf<typeof camp>, 'body'>[];
}

/** `?year=` selects a year other than the newest. */
export const buildTopicPath = (topic: Topic | ':topic') => `/api/ap/main/topic/${topic}`;
