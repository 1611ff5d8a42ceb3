/** A picture as the public reads it. `sources` are ready for `<source>`; `placeholder` is its colour on average, #rrggbb, to show until it is there; focal is 0..1 from the top left. */
export interface ImageValue {
  url: string;
  alt: string;
  width: number;
  height: number;
  focal: { x: number; y: number };
  placeholder: string;
  sources: { type: string; srcset: string }[];
  /** A photograph by its tag in the media library: it is shown cropped and toned, so that it stands beside drawings. */
  isPhoto?: true;
  /** Only in answers to staff: the media id, to write it back. */
  media?: number;
  /** Only in answers to staff: the entry says itself what stays in view; absent, `focal` is the one of the media library. */
  hasOwnFocal?: true;
}
/** A picture as staff write it; an empty `alt` marks it as decorative. */
export interface StoredImage {
  media: number;
  alt: string;
  /** Absent: the one of the media library. */
  focal?: { x: number; y: number };
}
export interface LinkValue {
  /** An internal path or an https address. */
  href: string;
  label?: string;
  newWindow?: boolean;
}
export interface VideoValue {
  provider: 'youtube' | 'file';
  /** YouTube id, when the provider is youtube. */
  id?: string;
  /** Address of an mp4, when the provider is file; of an uploaded one it follows from `media`. */
  url?: string;
  /** The uploaded mp4, to write it and, in answers to staff, to write it back. */
  media?: number;
  /** Seconds. */
  duration?: number;
  /** The captions of an uploaded one, as WebVTT. */
  captions?: string;
}
export interface FileValue {
  url: string;
  label: string;
  /** Bytes. */
  size: number;
  /** Media type, such as application/pdf. */
  type: string;
  media?: number;
}
export interface StoredFile {
  media: number;
  label: string;
}
/** Days as YYYY-MM-DD, Asia/Taipei. */
export interface DateRange {
  begin: string;
  end: string;
}
/** Another entry, as read; written as its id. */
export interface RelationValue {
  id: number;
  title: string;
}

/** Where an uploaded film is, as the library gives it; its only group is the name of the file. */
export const UPLOADED_FILM = /^\/media\/([\w-]{1,80}\.mp4)$/;
