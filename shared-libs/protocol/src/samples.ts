import type { Area } from '@admissions/model';
import type { KindId } from '@admissions/model/kinds';
import type { NamedEntry } from './dashboard.ts';

export const SAMPLE_PATHS = {
  list: '/api/admin/samples',
  remove: '/api/admin/remove_samples',
  accept: '/api/admin/accept_samples',
  requests: '/api/admin/erase_sample_requests',
} as const;

/** Samples of an area that the caller may edit, by kind. */
export interface SampleArea {
  area: Area;
  list: NamedEntry[];
}
/** In the trash now, with the revisions that a restore names; `left`: in use or required. */
export interface RemovedSamples {
  removed: { kind: KindId; entries: { id: number; revision: number }[] }[];
  left: number;
}
