import { type Area, allows, type Flags } from '@admissions/model';
import { KINDS } from '@admissions/model/kinds';
import { RESULT_CODES } from '@admissions/protocol';
import { eq } from 'drizzle-orm';
import type { Orm, Queryable } from '../../platform/db/database.ts';
import type { MediaAccess } from '../../platform/http/declared-access.ts';
import { forbidden, HttpError } from '../../platform/http/http-error.ts';
import type { SignedIn } from '../../platform/http/typed-routes.ts';
import { type MediaRow, media } from './media-tables.ts';
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
/** Areas with a kind that shows media. */
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

/** Without regard to a particular item. */
export function canUseLibrary(priv: Flags, access: MediaAccess) {
  return (
    MEDIA_AREAS.some((area) => allows(priv, area)) || (access !== 'add' && allows(priv, 'account'))
  );
}

/** Requires the flags of all areas showing it; unused items belong to uploader and managers. */
export function mayChange(
  { id, priv }: Caller,
  { createdBy }: Pick<MediaRow, 'createdBy'>,
  kinds: readonly string[],
) {
  if (!canUseLibrary(priv, 'change')) return false;
  const areas = collectAreas(kinds);
  return areas.length > 0
    ? areas.every((area) => allows(priv, area))
    : createdBy === id || allows(priv, 'account');
}
// Removed kinds are ignored.
const collectAreas = (kinds: readonly string[]) =>
  KINDS.filter(({ id }) => kinds.includes(id)).map(({ area }) => area);

/** Throws 403 by current uses; call it in a transaction that locks the item. */
export async function requireMayChange(
  tx: Queryable,
  item: Pick<MediaRow, 'id' | 'createdBy'>,
  by: Caller,
) {
  const kinds = await kindsUsing(tx, item.id);
  if (mayChange(by, item, kinds)) return;
  throw new HttpError(RESULT_CODES.unauthorized, 403, {
    message: collectAreas(kinds).length > 0 ? 'error.mediaOfOtherAreas' : 'error.mediaOfOthers',
  });
}

/** Early check before the body is read; writes check again in their transaction. */
export async function requireMediaAccess(
  orm: Orm,
  { access, id, by }: { access: MediaAccess; id: unknown; by: Caller },
) {
  if (!canUseLibrary(by.priv, access)) throw forbidden();
  // Invalid and missing ids are handled by the route.
  if (access !== 'change' || !/^[1-9]\d{0,8}$/.test(String(id))) return;
  const [item] = await orm
    .select({ id: media.id, createdBy: media.createdBy })
    .from(media)
    .where(eq(media.id, Number(id)));
  if (item) await requireMayChange(orm, item, by);
}
