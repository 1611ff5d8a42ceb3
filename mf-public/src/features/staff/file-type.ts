/** By extension: shorter and more familiar than the media type. */
export const getFileType = (url: string): string => url.split('.').at(-1)?.toUpperCase() ?? '';
