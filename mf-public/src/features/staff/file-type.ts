/** What a download is, as people call it: by the ending of its address. */
export const getFileType = (url: string): string => url.split('.').at(-1)?.toUpperCase() ?? '';
