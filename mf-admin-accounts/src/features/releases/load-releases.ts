import { apiContext } from '@admissions/api-client';
import type { LoaderFunctionArgs } from 'react-router';
import type { LoadedReleases } from './releases.ts';
import { createReleasesApi } from './releases.ts';

export const loadReleases = ({ context, request }: LoaderFunctionArgs): Promise<LoadedReleases> =>
  createReleasesApi(context.get(apiContext)).all(request.signal);
