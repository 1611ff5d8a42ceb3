import type { FormExport, VisitorForm } from '@admissions/contracts';
import { taipeiDay } from '@admissions/contracts';

/** Such as `visit-2026-11-21.csv`, with the day in Taipei. */
export const buildExportName = (
  { name }: Pick<VisitorForm, 'name'>,
  format: FormExport['format'],
  now: Date,
): string => `${name}-${taipeiDay(now)}.${format}`;
