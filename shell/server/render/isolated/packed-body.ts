import type { PackedPage } from '../../cache/packed-page.ts';
import { toPackedPage } from '../../cache/packed-page.ts';
import type { PageSetting } from '../page-order.ts';

type PlaceName = keyof PageSetting['places'];
export type PieceRow = { place: PlaceName } | { plain: number; deflated: number };

/** A packed page as rows and bytes. */
export function toRows(
  { pieces }: PackedPage,
  places: PageSetting['places'],
): { rows: PieceRow[]; body: Buffer[] } {
  const names = new Map<string, PlaceName>([
    [places.request, 'request'],
    [places.origin, 'origin'],
  ]);
  const rows: PieceRow[] = [];
  const body: Buffer[] = [];
  for (const piece of pieces) {
    if ('place' in piece) rows.push({ place: names.get(piece.place) ?? 'request' });
    else {
      rows.push({ plain: piece.plain.length, deflated: piece.deflated.length });
      body.push(piece.plain, piece.deflated);
    }
  }
  return { rows, body };
}

/** The packed page that these rows and bytes are; throws when they do not fit together. */
export function fromRows(
  rows: readonly PieceRow[],
  body: Buffer,
  places: PageSetting['places'],
): PackedPage {
  let at = 0;
  const take = (length: number) => {
    at += length;
    if (at > body.length) throw new Error('a page is shorter than its pieces');
    return body.subarray(at - length, at);
  };
  const pieces = rows.map((row) =>
    'place' in row
      ? { place: places[row.place] }
      : { plain: take(row.plain), deflated: take(row.deflated) },
  );
  return toPackedPage(pieces);
}
