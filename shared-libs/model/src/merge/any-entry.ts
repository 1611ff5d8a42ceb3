import type { StaffFields } from '../kind/kind.ts';

/** An entry of any kind, as staff read it. */
export type AnyEntry = StaffFields & Record<string, unknown>;
