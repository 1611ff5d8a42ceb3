import type { AnyKind } from '@admissions/model';
import { mapValues } from '../../platform/collections/map-values.ts';
import { invalid } from '../../platform/http/http-error.ts';
import type { Deps } from '../deps.ts';
import { collectMedia, hasAllowedMediaKinds } from '../field-types/collect-media.ts';
import { findMissing } from '../read/begun-entries.ts';
import { storedEntry } from '../read/read-entry.ts';
import { findBrokenPointers } from '../read/select-entries.ts';
import type { Row } from '../schema/tables.ts';
import { findBrokenRules } from './entry-rules.ts';
import type { Refusals } from './rules/refusals.ts';

/** Throws 422 for missing values or targets and broken rules; `entry` is the resulting entry. */
export async function checkValues(
  { db, hooks }: Pick<Deps, 'db' | 'hooks'>,
  kind: AnyKind,
  { values, entry, mayMiss = false }: { values: Row; entry: Row; mayMiss?: boolean },
) {
  const missing = findMissing(kind, entry);
  if (missing.length > 0 && !mayMiss)
    throw invalid(Object.fromEntries(missing.map((name) => [name, 'validation.required'])));
  // Rules expect every required value.
  const wrong: Refusals = missing.length > 0 ? {} : { ...findBrokenRules(kind, entry) };
  const media = mapValues(values, (value) => [...collectMedia(value)]);
  const all = Object.values(media).flat();
  const found = await hooks.images(all.filter((each) => typeof each === 'number'));
  const films = await hooks.films(all.filter((each) => typeof each === 'string'));
  for (const [name, used] of Object.entries(media)) {
    if (used.some((each) => typeof each === 'number' && !found.has(each)))
      wrong[name] = 'validation.required';
    if (!hasAllowedMediaKinds(values[name], found)) wrong[name] = 'validation.mediaSort';
    if (used.some((each) => typeof each === 'string' && !films.has(each)))
      wrong[name] = 'validation.uploadedFilm';
  }
  for (const path of await findBrokenPointers(db.orm, kind, values))
    wrong[path] = 'validation.select';
  if (Object.keys(wrong).length > 0) throw invalid(wrong);
}

/** The same for new values of a stored entry. */
export async function checkChange(deps: Deps, kind: AnyKind, id: number, values: Row) {
  const entry = { ...(await storedEntry(deps, kind, id)), ...values };
  await checkValues(deps, kind, { values, entry });
}
