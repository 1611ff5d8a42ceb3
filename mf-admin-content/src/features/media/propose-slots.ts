import type { Media } from '@admissions/protocol/staff';

/** A place for a photograph, with its words. */
interface Place {
  key: string;
  words: string;
  width: number;
  height: number;
}
type Photo = Pick<Media, 'id' | 'name' | 'width' | 'height'>;

/** Largest factor between two ratios that are cropped without loss of the subject. */
const MAX_FACTOR = 1.35;

/** Photograph → place with words of its name, best ratio first; each place once. */
export function proposeSlots(
  photos: readonly Photo[],
  places: readonly Place[],
): Map<number, string> {
  const pairs = photos
    .flatMap((photo) => places.map((place) => ({ photo, place, score: rate(photo, place) })))
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score);
  const proposed = new Map<number, string>();
  const taken = new Set<string>();
  for (const { photo, place } of pairs) {
    if (proposed.has(photo.id) || taken.has(place.key)) continue;
    proposed.set(photo.id, place.key);
    taken.add(place.key);
  }
  return proposed;
}

function rate(photo: Photo, place: Place) {
  const factor = (photo.width * place.height) / (photo.height * place.width);
  const distance = Math.abs(Math.log(factor)) / Math.log(MAX_FACTOR);
  const own = new Set(listPieces(photo.name.replace(/\.\w+$/, '')));
  const shared = listPieces(place.words).filter((piece) => own.has(piece)).length;
  // A ratio alone fits too many places.
  return shared === 0 ? 0 : (4 * shared) / own.size + Math.max(0, 1 - distance);
}

/** Latin words, and pairs of Chinese characters; numbers of cameras are no words. */
const listPieces = (text: string) =>
  (text.toLowerCase().match(/[a-z]{3,}|\p{Script=Han}+/gu) ?? []).flatMap((run) =>
    /[a-z]/.test(run) || run.length < 2
      ? [run]
      : Array.from({ length: run.length - 1 }, (_, at) => run.slice(at, at + 2)),
  );
