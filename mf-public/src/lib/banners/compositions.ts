/** `split` has a tool or picture beside the text, `picture` from edge to edge. */
type Composition = 'tool' | 'statement' | 'picture' | 'split';

type Place = string | undefined;

/** How pages open, by position of their banners; neighbours in the menu differ. */
const COMPOSITIONS: Readonly<Record<string, Composition>> = {
  admissions: 'tool',
  bachelor: 'tool',
  digit: 'tool',
  events: 'tool',
  forms: 'tool',
  life: 'tool',
  'life-3': 'tool',
  news: 'tool',
  staff: 'tool',
  share: 'statement',
  studying: 'statement',
  video: 'picture',
  yzu: 'picture',
  '360tours': 'picture',
};
export const compositionOf = (place: Place): Composition =>
  place === undefined ? 'tool' : (COMPOSITIONS[place] ?? 'split');

const WITH_PICTURE: readonly Place[] = ['camp', 'life-2', 'master', 'specialized', 'yzu'];
/** The head is a picture; elsewhere banners follow the tool. */
export const hasPicture = (place: Place): boolean => WITH_PICTURE.includes(place);
