// The joiner of emoji remains; the letters are blank ones.
const FORMAT_CHARACTERS =
  /(?!\u200D)[\p{Cf}\u115F\u1160\u3164\uFFA0]|(?<!\p{Extended_Pictographic}|\p{Emoji_Modifier}|\uFE0F)\u200D/gu;

/** Removes invisible characters and direction marks, which can turn a title around. */
export const removeFormatCharacters = (text: string) => text.replace(FORMAT_CHARACTERS, '');
