import type { Api } from '@admissions/api-client';
import { isApiError } from '@admissions/api-client';
import { CODE } from '@admissions/protocol';
import type { SiteWords } from '@admissions/site-content';
import type { SiteSettings } from '@admissions/site-content/settings';
import { toChangedWords } from '@admissions/site-content/settings';

const PARTS = ['office', 'menu', 'footer'] as const;

// What was read last, for when the API is away: a page never has another number than the one before.
const known: Record<string, unknown> = {};

/** What staff changed of the words that every page has; a page never fails for them. */
export async function readChangedWords(api: Api, isPreview: boolean): Promise<Partial<SiteWords>> {
  const [office, menu, footer] = await Promise.all(
    PARTS.map((part) => readPart(api, part, isPreview)),
  );
  return {
    ...wordsOf({ ...NOTHING, office } as SiteSettings),
    ...wordsOf({ ...NOTHING, menu } as SiteSettings),
    ...wordsOf({ ...NOTHING, footer } as SiteSettings),
  };
}
const NOTHING: SiteSettings = { office: null, menu: null, footer: null };

// An API of another version may answer with something else; the site's own words stand in its place.
function wordsOf(settings: SiteSettings): Partial<SiteWords> {
  try {
    return toChangedWords(settings);
  } catch {
    return {};
  }
}

async function readPart(
  api: Api,
  part: (typeof PARTS)[number],
  isPreview: boolean,
): Promise<unknown> {
  try {
    const value = await api.get<unknown>(`/api/ap/setting/${part}_info`, { silent: true });
    if (!isPreview) known[part] = value;
    return value;
  } catch (error) {
    if (!isApiError(error) || error.code !== CODE.notExists) return known[part] ?? null;
    if (!isPreview) delete known[part];
    return null;
  }
}
