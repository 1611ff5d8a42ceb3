import type { Api } from '@admissions/api-client';
import { isApiError } from '@admissions/api-client';
import { RESULT_CODES } from '@admissions/protocol';
import type { SiteTexts } from '@admissions/site-content';
import type { SiteSettings } from '@admissions/site-content/settings';
import { toChangedTexts } from '@admissions/site-content/settings';

const PARTS = ['office', 'menu', 'footer'] as const;

// For API outages: a page must not fall back to an outdated phone number.
const lastRead: Record<string, unknown> = {};

/** Texts of every page that staff changed; never fails. */
export async function loadChangedTerms(api: Api, isPreview: boolean): Promise<Partial<SiteTexts>> {
  const [office, menu, footer] = await Promise.all(
    PARTS.map((part) => loadPart(api, part, isPreview)),
  );
  return {
    ...findChangedTerms({ ...UNCHANGED, office } as SiteSettings),
    ...findChangedTerms({ ...UNCHANGED, menu } as SiteSettings),
    ...findChangedTerms({ ...UNCHANGED, footer } as SiteSettings),
  };
}
const UNCHANGED: SiteSettings = { office: null, menu: null, footer: null };

// Another API version may send invalid settings: the site's own texts are used.
function findChangedTerms(settings: SiteSettings): Partial<SiteTexts> {
  try {
    return toChangedTexts(settings);
  } catch {
    return {};
  }
}

async function loadPart(
  api: Api,
  part: (typeof PARTS)[number],
  isPreview: boolean,
): Promise<unknown> {
  try {
    const value = await api.get<unknown>(`/api/ap/setting/${part}_info`, { silent: true });
    if (!isPreview) lastRead[part] = value;
    return value;
  } catch (error) {
    if (!isApiError(error) || error.code !== RESULT_CODES.notExists) return lastRead[part] ?? null;
    if (!isPreview) delete lastRead[part];
    return null;
  }
}
