import type { Area, Priv } from '@admissions/model';
import { allows } from '@admissions/model';
import { KINDS } from '@admissions/model/kinds';
import { CODE } from '@admissions/protocol';
import { eq } from 'drizzle-orm';
import type { Orm, Queryable } from '../../platform/db/database.ts';
import type { MediaAccess } from '../../platform/http/declared-access.ts';
import { forbidden, HttpError } from '../../platform/http/http-error.ts';
import type { SignedIn } from '../../platform/http/signed-in.ts';
import type { MediaRow } from './media-tables.ts';
import { media } from './media-tables.ts';
import { kindsUsing } from './media-uses.ts';

type Caller = Pick<SignedIn, 'id' | 'priv'>;

const MEDIA_FIELD_TYPES: ReadonlySet<string> = new Set([
  'image',
  'panorama',
  'file',
  'files',
  'video',
  'items',
]);
/** The areas with a kind that shows media. */
const MEDIA_AREAS: readonly Area[] = [
  ...new Set(
    KINDS.filter(({ fields }) =>
      Object.values(fields).some(({ type, item = {} }) =>
        [type, ...Object.values(item).map((inner) => inner.type)].some((each) =>
          MEDIA_FIELD_TYPES.has(each),
        ),
      ),
    ).map(({ area }) => area),
  ),
];

/** Whether an account may do this in the library at all. */
export function canUseLibrary(priv: Priv, access: MediaAccess): boolean {
  return (
    MEDIA_AREAS.some((area) => allows(priv, area)) || (access !== 'add' && allows(priv, 'account'))
  );
}

/**
 * Whether an account may replace, edit or delete an item that entries of these kinds show: it needs the flag of every area that shows it.
 * What nobody shows belongs to its uploader, and to managers, so that a leaver's files do not stay for ever.
 */
export function mayChange(
  { id, priv }: Caller,
  { createdBy }: Pick<MediaRow, 'createdBy'>,
  kinds: readonly string[],
): boolean {
  if (!canUseLibrary(priv, 'change')) return false;
  const areas = collectAreas(kinds);
  return areas.length > 0
    ? areas.every((area) => allows(priv, area))
    : createdBy === id || allows(priv, 'account');
}
// Kinds that are not known any more show nothing.
const collectAreas = (kinds: readonly string[]): Area[] =>
  KINDS.filter(({ id }) => kinds.includes(id)).map(({ area }) => area);

/** Refuses whoever may not change this item as things stand: in a transaction that holds the item, until its end. */
export async function requireMayChange(
  tx: Queryable,
  item: Pick<MediaRow, 'id' | 'createdBy'>,
  by: Caller,
): Promise<void> {
  const kinds = await kindsUsing(tx, item.id);
  if (mayChange(by, item, kinds)) return;
  throw new HttpError(CODE.unauthorized, 403, {
    message: collectAreas(kinds).length > 0 ? 'error.mediaOfOtherAreas' : 'error.mediaOfOthers',
  });
}

/** Refuses before anything of the request is read; writes ask again in their transaction, for uses may change meanwhile. */
export async function requireMediaAccess(
  orm: Orm,
  { access, id, by }: { access: MediaAccess; id: unknown; by: Caller },
): Promise<void> {
  if (!canUseLibrary(by.priv, access)) throw forbidden();
  // What is no id is refused by the route, what is not there answered by it.
  if (access !== 'change' || !/^[1-9]\d{0,8}$/.test(String(id))) return;
  const [item] = await orm
    .select({ id: media.id, createdBy: media.createdBy })
    .from(media)
    .where(eq(media.id, Number(id)));
  if (item) await requireMayChange(orm, item, by);
}
