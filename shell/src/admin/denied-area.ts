import type { Area } from '@admissions/model';
import { AREAS } from '@admissions/model';

/** The area that was refused last; a redirect carries no state, and its address is fixed. */
let denied: Area | null = null;

export const readDeniedArea = (): Area | null => denied;

export function setDeniedPath(path: string): void {
  denied = AREAS.find((area) => path.startsWith(`/admin/${area}/`)) ?? null;
}
