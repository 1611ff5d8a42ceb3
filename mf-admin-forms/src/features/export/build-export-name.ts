import { taipeiDay } from '@admissions/model';
import type { FormExport } from '@admissions/protocol/forms';

/** Such as `校園參訪申請-2026-11-21.csv`, with the day in Taipei. */
export const buildExportName = (name: string, format: FormExport['format'], now: Date): string =>
  `${name}-${taipeiDay(now)}.${format}`;
