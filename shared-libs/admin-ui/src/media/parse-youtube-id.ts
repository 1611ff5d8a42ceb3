const ADDRESS =
  /^(?:https?:\/\/)?(?:www\.|m\.)?(?:youtu\.be\/|youtube(?:-nocookie)?\.com\/(?:watch\?(?:.*&)?v=|embed\/|shorts\/|live\/))([\w-]{11})/i;

/** The id of a video out of what was typed or pasted: an address, or the id itself. */
export const parseYoutubeId = (text: string): string =>
  ADDRESS.exec(text.trim())?.[1] ?? text.trim();

/** Whether this is an address of Vimeo, whose player the site does not show. */
export const isVimeo = (text: string): boolean => /(?:^|\/\/|\.)vimeo\.com\//i.test(text);
