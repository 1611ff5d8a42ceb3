import type { EntryOf, RelationValue } from '@admissions/model';
import type { vr } from '@admissions/model/kinds';

/** Each hotspot includes its target scene. */
export type Scene = Omit<EntryOf<typeof vr>, 'hotspots'> & {
  hotspots: { yaw: number; pitch: number; label: string; to: RelationValue | null }[];
};
