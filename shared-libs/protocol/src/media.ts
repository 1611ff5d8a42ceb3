import type { Area, EntryStatus } from '@admissions/model';
import type { KindId } from '@admissions/model/kinds';
import type { Page } from './answer.ts';
import { withId } from './with-id.ts';

/** Purpose of a media item. */
export const MEDIA_KINDS = ['image', 'panorama', 'video', 'file'] as const;
export type MediaKind = (typeof MEDIA_KINDS)[number];
/** Orders of the library. */
export const MEDIA_ORDERS = ['newest', 'oldest', 'largest', 'smallest', 'name'] as const;
export type MediaOrder = (typeof MEDIA_ORDERS)[number];

/** The visible part of a picture, 0..1 of the original, from the top left. */
export interface Crop {
  x: number;
  y: number;
  width: number;
  height: number;
}
/** A media item; also the answer of an upload. */
export interface Media {
  id: number;
  kind: MediaKind;
  name: string;
  url: string;
  /** Pixels after cropping; 0 for documents. */
  width: number;
  height: number;
  placeholder: string;
  sources: { type: string; srcset: string }[];
  /** Bytes. */
  size: number;
  type: string;
  /** Seconds of a video. */
  duration: number | null;
  /** Default alternative text. */
  alt: string;
  /** Unique tags of staff. */
  tags: string[];
  /** Default focal point for crops. */
  focal: { x: number; y: number };
  crop: Crop | null;
  /** The uncropped picture; null for videos and documents. */
  original: { url: string; width: number; height: number } | null;
  /** Number of entries that use it, trash included. */
  uses: number;
  createdAt: string;
  /** Account name of the uploader; null for demo content. */
  createdBy: string | null;
  updatedAt: string;
  /** Base revision of writes; an older one gets 409 with the current item. */
  revision: number;
  /** Whether the caller may change or delete it. */
  mayChange: boolean;
}
/** Editable metadata; `crop` null shows the whole picture. */
export interface MediaEdit {
  revision: number;
  name?: string;
  alt?: string;
  tags?: string[];
  focal?: { x: number; y: number };
  crop?: Crop | null;
}
/** An entry that shows an item. */
export interface MediaUse {
  kind: KindId;
  area: Area;
  id: number;
  /** Null without the flag of the area. */
  title: string | null;
  field: string;
  status: EntryStatus;
  isInTrash: boolean;
}

/** A page of the library, with all tags in use, and counts of what was found. */
export interface MediaPage extends Page<Media> {
  kinds: { kind: MediaKind; count: number; unused: number }[];
  tags: { tag: string; count: number }[];
}
/** Limits of tags per file and characters per tag. */
export const MEDIA_TAGS = { most: 10, longest: 20 } as const;
/** Tag of photographs: visitors see them toned and cropped alike beside drawings. */
export const PHOTO_TAG = '照片';
/** Limits of files in bytes, of panoramas in pixels, and accepted types. */
export interface MediaLimits {
  image: number;
  panorama: number;
  video: number;
  file: number;
  panoramaWidth: number;
  types: Readonly<Record<MediaKind, readonly string[]>>;
}

export const MEDIA_PATHS = {
  /** POST multipart with one part `file`; `?kind=panorama` for a panorama. */
  upload: '/api/admin/media/upload',
  list: '/api/admin/media/media_list',
  limits: '/api/admin/media/limits',
  info: withId('/api/admin/media/media_info'),
  uses: withId('/api/admin/media/media_uses'),
  edit: withId('/api/admin/media/edit_media'),
  /** POST multipart with one part `file`; `?revision=` as in an edit. */
  replace: withId('/api/admin/media/replace_media'),
  remove: withId('/api/admin/media/del_media'),
} as const;
