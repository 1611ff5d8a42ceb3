import type { AnyKind } from '@admissions/model';
import { invalid } from '../../platform/http/http-error.ts';
import type { Deps } from '../deps.ts';
import { collectMedia, hasAllowedMediaKinds } from '../field-types/collect-media.ts';
import { findMissing } from '../read/begun-entries.ts';
import { findMediaIds } from '../read/read-entry.ts';
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
  const ids = Object.fromEntries(
    Object.keys(values).map((name) => [name, findMediaIds(kind, [{ [name]: values[name] }])]),
  );
  const found = await hooks.images(Object.values(ids).flat());
  for (const [name, mediaIds] of Object.entries(ids))
    if (mediaIds.some((id) => !found.has(id))) wrong[name] = 'validation.required';
  for (const name of Object.keys(ids))
    if (!hasAllowedMediaKinds(values[name], found)) wrong[name] = 'validation.mediaSort';
  const files = (name: string) =>
    [...collectMedia(values[name])].filter((each) => typeof each === 'string');
  const films = await hooks.films(Object.keys(ids).flatMap(files));
  for (const name of Object.keys(ids))
    if (files(name).some((file) => !films.has(file))) wrong[name] = 'validation.uploadedFilm';
  for (const path of await findBrokenPointers(db.orm, kind, values))
    wrong[path] = 'validation.select';
  if (Object.keys(wrong).length > 0) throw invalid(wrong);
}
