import { api } from '@admissions/api-client';
import type { ImageValue } from '@admissions/model';
import { adminPathsOf } from '@admissions/model';
import type { KindId } from '@admissions/model/kinds';
import { kindOf } from '@admissions/model/kinds';
import type { Page } from '@admissions/protocol';
import { createContext } from 'react';
import { useLoaded } from '../base/use-loaded.ts';

/** A target of a point. */
export interface Scene {
  id: number;
  title: string;
  pic: ImageValue | null;
  panorama?: { url?: string } | null;
}
const MAX_SCENES = 100;

/** Targets of points; null while loading and on failure. */
export function useScenes(id: KindId): readonly Scene[] | null {
  const { data } = useLoaded<Page<Scene>>(
    (signal) =>
      api().get(adminPathsOf(kindOf(id)).list, {
        params: { perpage: MAX_SCENES },
        signal,
        silent: true,
      }),
    [id],
  );
  return data?.list ?? null;
}
export const ScenesContext = createContext<readonly Scene[] | null>(null);
