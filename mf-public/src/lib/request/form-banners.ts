import type { Api } from '@admissions/api-client';
import { loadPageBanners } from '../banners/page-banners.ts';
import { loadPrivacy } from '../load-privacy.ts';
import { createLoader } from '../reads.ts';

/** Shared by the form pages: banners and the privacy notice. */
export async function loadFormBanners(api: Api) {
  const [banners, notice] = await Promise.all([loadPageBanners(api, 'forms'), loadPrivacy(api)]);
  return { banners, notice };
}

export const formLoader = createLoader(({ api }) => loadFormBanners(api));
