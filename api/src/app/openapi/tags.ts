import { AREAS } from '@admissions/model';
import { AREA_LABELS } from '@admissions/protocol';
import type { Json } from '../../platform/validation/json-schema.ts';

const OTHERS: Readonly<Record<string, string>> = {
  auth: 'Application tokens; sign-in and sign-out, sessions, password and 2FA of staff',
  white: 'IP addresses with access to the back office',
  media: 'The media library',
  preview: 'Drafts as visitors would see them',
  drafts: 'Unpublished changes of staff',
  views: 'Saved views of back-office lists',
  reviews: 'Reviews: requests to colleagues, their decisions, and where publishing needs approval',
  presence: 'Who has the same entry open',
  releases: 'The releases of the remotes: which one is active, its owner, and who uploaded it',
  checks: 'Content problems to review before publishing',
  samples: 'Demo content that staff have not replaced',
  dashboard: 'The overview of the back office',
  search: 'The search of the site',
  feeds: 'Data of the site map, the news feed and the calendar',
};
const AREA_TAGS = Object.fromEntries(
  AREAS.map((area) => [area, `${AREA_LABELS[area].en} (${AREA_LABELS[area]['zh-TW']})`]),
);
const DESCRIPTIONS: Readonly<Record<string, string>> = { ...AREA_TAGS, ...OTHERS };

export function collectTags(operations: readonly Json[]): Json[] {
  const used = new Set(operations.flatMap(({ tags }) => tags as string[]));
  return [...used].map((name) => {
    const description = DESCRIPTIONS[name];
    if (!description) throw new Error(`The document has no description for the tag ${name}`);
    return { name, description };
  });
}
