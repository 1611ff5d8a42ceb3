import type { StaffFields } from '@admissions/contracts';

/** An entry of any kind, as staff read it. */
export type AnyEntry = StaffFields & Record<string, unknown>;
