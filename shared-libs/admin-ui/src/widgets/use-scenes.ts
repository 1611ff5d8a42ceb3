import { api } from '@admissions/api-client';
import type { ImageValue } from '@admissions/model';
import { adminPathsOf } from '@admissions/model';
import type { KindId } from '@admissions/model/kinds';
import { kindOf } from '@admissions/model/kinds';
import type { Page } from '@admissions/protocol';
import { createContext, useEffect, useState } from 'react';

/** A place that a point can lead to. */
export interface Scene {
  id: number;
  title: string;
  pic: ImageValue | null;
  panorama?: { url?: string } | null;
}
const MOST = 100;

/** The places that points can lead to; null while they are read, and when they cannot be. */
export function useScenes(id: KindId): readonly Scene[] | null {
  const [scenes, setScenes] = useState<readonly Scene[] | null>(null);
  useEffect(() => {
    const loading = new AbortController();
    const { list } = adminPathsOf(kindOf(id));
    api()
      .get<Page<Scene>>(list, { params: { perpage: MOST }, signal: loading.signal, silent: true })
      .then((page) => setScenes(page.list))
      .catch(() => {});
    return () => loading.abort();
  }, [id]);
  return scenes;
}
export const ScenesContext = createContext<readonly Scene[] | null>(null);
