import type { EntryOf } from '@admissions/model';
import type {
  admissions,
  bannerSub,
  college,
  heroBanner,
  news,
  newsCategory,
  scholarships,
} from '@admissions/model/kinds';

import type { Step } from './deadlines.ts';

export type Article = EntryOf<typeof news>;
/** A news item in lists, without its body. */
export type ArticleCard = Omit<Article, 'body'>;
export type Category = EntryOf<typeof newsCategory> & { count?: number };
export type Hero = EntryOf<typeof heroBanner>;
export type College = EntryOf<typeof college>;
export type Banner = Omit<EntryOf<typeof bannerSub>, 'bid'>;
export type DatedChannel = Pick<EntryOf<typeof admissions>, 'id' | 'title'> & {
  dates: readonly Step[];
};
export type Scholarships = EntryOf<typeof scholarships>;

/** Categories with their number of news. */
export const CATEGORY_COUNTS = '/api/ap/category/getCategoryList';
