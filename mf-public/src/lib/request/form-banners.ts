import { apiContext } from '@admissions/api-client';
import type { LoaderFunctionArgs } from 'react-router';
import { loadPageBanners } from '../banners/page-banners.ts';
import { loadPrivacy } from '../load-privacy.ts';

/** Shared by the form pages: banners and the privacy notice. */
export async function loadFormBanners({ context }: LoaderFunctionArgs) {
  const api = context.get(apiContext);
  const [banners, notice] = await Promise.all([loadPageBanners(api, 'forms'), loadPrivacy(api)]);
  return { banners, notice };
}
