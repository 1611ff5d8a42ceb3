const ADDRESS =
  /^(?:https?:\/\/)?(?:www\.|m\.)?(?:youtu\.be\/|youtube(?:-nocookie)?\.com\/(?:watch\?(?:.*&)?v=|embed\/|shorts\/|live\/))([\w-]{11})/i;

/** The id of a YouTube URL; other text is returned as it is. */
export const parseYoutubeId = (text: string): string =>
  ADDRESS.exec(text.trim())?.[1] ?? text.trim();

/** The address of an id; other text is returned as it is. */
export const toYoutubeAddress = (id: string): string =>
  /^[\w-]{11}$/.test(id) ? `https://youtu.be/${id}` : id;

/** The site has no player for Vimeo. */
export const isVimeo = (text: string): boolean => /(?:^|\/\/|\.)vimeo\.com\//i.test(text);
