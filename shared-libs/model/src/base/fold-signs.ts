/** A text as it is searched: width, case and the two ways to write Taiwan make no difference. Spaces stay. */
export const foldSigns = (text: string): string =>
  text.normalize('NFKC').toLowerCase().replaceAll('臺', '台');
