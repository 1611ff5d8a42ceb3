import type { AnyKind } from '../kind.ts';
import { scholarships } from './about.ts';
import { banner, bannerSub } from './ad.ts';
import { news, newsCategory } from './news.ts';
import { block, college, collegeUnit, heroBanner } from './setting.ts';

export { scholarships } from './about.ts';
export { banner, bannerSub, TEXT_BANNER_ID } from './ad.ts';
export type { Topic } from './news.ts';
export { news, newsCategory, TOPICS } from './news.ts';
export { BLOCK_TYPES, block, college, collegeUnit, heroBanner } from './setting.ts';

/** Every kind; a relation's target stands before the kinds that point to it. */
export const KINDS: readonly AnyKind[] = [newsCategory, news, banner, bannerSub, heroBanner, college, collegeUnit, block, scholarships];

/** The kind with this id (`area.name`); throws when there is none. */
export function kindOf(id: string): AnyKind {
  const kind = KINDS.find((each) => each.id === id);
  if (!kind) throw new Error(`There is no kind ${id}`);
  return kind;
}
