import type { StaffFields } from '../kind/kind.ts';

/** An entry of any kind for staff. */
export type AnyEntry = StaffFields & Record<string, unknown>;
