import { apiContext } from '@admissions/api-client';
import type { LoaderFunctionArgs } from 'react-router';
import { pageBanners } from '../banners/page-banners.ts';

/** The banners that the pages of the forms share. */
export const loadFormBanners = async ({ context }: LoaderFunctionArgs) => ({
  banners: await pageBanners(context.get(apiContext), 'forms'),
});
