import type { Locale } from '@admissions/model';
import type { Config } from '../../platform/config/config.ts';
import { invalid } from '../../platform/http/http-error.ts';
import { releaseText } from './release-texts.ts';

/** Refuses a change of releases with 422 where the service is off: no shell follows the records then, and a success would be one without effect. */
export function requireReleaseService(
  { hasReleaseService }: Pick<Config, 'hasReleaseService'>,
  locale: Locale,
): void {
  if (!hasReleaseService) throw invalid({ release: [releaseText(locale, 'off')] });
}
