import type { ReleaseLogLine } from '@admissions/protocol/releases';
import { AUTOMATIC } from '@admissions/protocol/releases';
import type { Translate } from '@admissions/store';
import { TEXTS } from './texts.ts';

/** The actor's name, translated where it was no person. */
export const describeActor = (by: string, t: Translate): string =>
  by === AUTOMATIC ? t(TEXTS.log.automatic) : by;

/** The written reason, or the figures that decided. */
export function describeReason(
  { reason, figures }: Pick<ReleaseLogLine, 'reason' | 'figures'>,
  t: Translate,
): string {
  if (!figures) return reason;
  const { release, other } = figures;
  const { views, errors, falls } = release;
  const judged = t(TEXTS.log.judged, {
    views,
    errors,
    otherViews: other.views,
    otherErrors: other.errors,
  });
  return falls > 0 ? t(TEXTS.log.fell, { falls, judged }) : judged;
}
