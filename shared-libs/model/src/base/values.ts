/** A picture for visitors: `sources` for `<source>`, `placeholder` #rrggbb, focal 0..1. */
export interface ImageValue {
  url: string;
  alt: string;
  width: number;
  height: number;
  focal: { x: number; y: number };
  placeholder: string;
  sources: { type: string; srcset: string }[];
  /** A photograph by its media tag: cropped and toned beside drawings. */
  isPhoto?: true;
  /** For staff only: the media id, for writes. */
  media?: number;
  /** For staff only: the entry overrides the library's focal point. */
  hasOwnFocal?: true;
}
/** A picture in a write; an empty `alt` marks it as decorative. */
export interface StoredImage {
  media: number;
  alt: string;
  /** Absent: the library's focal point. */
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
  /** Address of an mp4, for the provider file; derived from `media` if uploaded. */
  url?: string;
  /** The uploaded mp4, for writes and answers to staff. */
  media?: number;
  /** Seconds. */
  duration?: number;
  /** Captions of an uploaded film, as WebVTT. */
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
/** Days as YYYY-MM-DD in Taipei. */
export interface DateRange {
  begin: string;
  end: string;
}
/** A related entry; written as its id. */
export interface RelationValue {
  id: number;
  title: string;
}

/** Address of an uploaded film; its group is the file name. */
export const UPLOADED_FILM = /^\/media\/([\w-]{1,80}\.mp4)$/;
