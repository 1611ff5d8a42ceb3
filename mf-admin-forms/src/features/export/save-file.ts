import type { FormExport, VisitorForm } from '@admissions/contracts';
import { taipeiDay } from '@admissions/contracts';

/** Such as `visit-2026-11-21.csv`, with the day in Taipei. */
export const buildExportName = (
  { name }: Pick<VisitorForm, 'name'>,
  format: FormExport['format'],
  now: Date,
): string => `${name}-${taipeiDay(now)}.${format}`;

/** Gives a file to the browser as a download. */
export function saveFile(name: string, content: Blob): void {
  const href = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = href;
  link.download = name;
  link.click();
  // Not at once: the download may only begin after this task.
  setTimeout(() => URL.revokeObjectURL(href), 60_000);
}
