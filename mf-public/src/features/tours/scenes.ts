import type { EntryOf, RelationValue } from '@admissions/model';
import type { vr } from '@admissions/model/kinds';

/** A place of the tour; hotspots are read with the place that they lead to. */
export type Scene = Omit<EntryOf<typeof vr>, 'hotspots'> & {
  hotspots: { yaw: number; pitch: number; label: string; to: RelationValue | null }[];
};
