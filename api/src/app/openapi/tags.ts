import { AREAS } from '@admissions/model';
import { AREA_LABELS } from '@admissions/protocol';
import type { Json } from '../../platform/validation/json-schema.ts';

const OTHERS: Readonly<Record<string, string>> = {
  auth: 'Application tokens; signing in and out, sessions, password and two-step sign-in of staff',
  white: 'The addresses from which the back office is admitted',
  media: 'The media library',
  preview: 'Drafts as visitors would see them',
  drafts: 'What staff have changed and not published',
  views: 'Lists of the back office as staff look at them, under a name',
  reviews:
    'A second pair of eyes: what colleagues are asked to look at, what they say, and where publishing needs that',
  presence: 'Who has the same entry open',
  releases: 'The releases of the remotes: which one is in force, whose it is, and who sent it',
  checks: 'What should be looked at before publishing',
  dashboard: 'The overview of the back office',
  search: 'The search of the site',
  feeds: 'What the site map, the news feed and the calendar are made of',
};
const AREA_TAGS = Object.fromEntries(
  AREAS.map((area) => [area, `${AREA_LABELS[area].en} (${AREA_LABELS[area]['zh-TW']})`]),
);
const DESCRIPTIONS: Readonly<Record<string, string>> = { ...AREA_TAGS, ...OTHERS };

/** The tags that these operations carry, with what each is about. */
export function collectTags(operations: readonly Json[]): Json[] {
  const used = new Set(operations.flatMap(({ tags }) => tags as string[]));
  return [...used].map((name) => {
    const description = DESCRIPTIONS[name];
    if (!description) throw new Error(`The document has no description of the tag ${name}`);
    return { name, description };
  });
}
