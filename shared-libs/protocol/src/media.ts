import type { Area, EntryStatus } from '@admissions/model';
import type { KindId } from '@admissions/model/kinds';
import type { Page } from './answer.ts';

/** What an item of the media library is for. */
export const MEDIA_KINDS = ['image', 'panorama', 'video', 'file'] as const;
export type MediaKind = (typeof MEDIA_KINDS)[number];
/** The orders of the library: newest, oldest, largest, smallest first, or by name. */
export const MEDIA_ORDERS = ['newest', 'oldest', 'largest', 'smallest', 'name'] as const;
export type MediaOrder = (typeof MEDIA_ORDERS)[number];

/** The part of a picture that is shown; parts of its original size, 0..1, from the top left. */
export interface Crop {
  x: number;
  y: number;
  width: number;
  height: number;
}
/** An item of the media library; also what an upload answers. */
export interface Media {
  id: number;
  kind: MediaKind;
  name: string;
  url: string;
  /** Pixels as shown, after cropping; 0 for documents. */
  width: number;
  height: number;
  placeholder: string;
  sources: { type: string; srcset: string }[];
  /** Bytes. */
  size: number;
  type: string;
  /** Seconds, of a video. */
  duration: number | null;
  /** What entries take as alternative text when nobody writes another. */
  alt: string;
  /** Words by which staff put files together, each once. */
  tags: string[];
  /** What stays in view when a place shows a part only, where an entry says nothing else. */
  focal: { x: number; y: number };
  crop: Crop | null;
  /** The whole picture from which `crop` is cut; null for videos and documents. */
  original: { url: string; width: number; height: number } | null;
  /** In how many entries it stands, those in the trash counted. */
  uses: number;
  createdAt: string;
  /** Name of the account that uploaded it; null for demo content. */
  createdBy: string | null;
  updatedAt: string;
  /** Named by every write; an older one is refused with 409 and the item as it is now. */
  revision: number;
  /** Whether who asks may replace, edit or delete it: with the flag of every area that shows it; while none does, the uploader and managers. */
  mayChange: boolean;
}
/** What can be changed of an item without another file; `crop` null shows the whole picture again. */
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
  /** Null for those who may not read the area. */
  title: string | null;
  field: string;
  status: EntryStatus;
  isInTrash: boolean;
}

/** A page of the library, with all tags that are in use. */
export interface MediaPage extends Page<Media> {
  tags: { tag: string; count: number }[];
}
/** How many tags a file may have, and how long each may be. */
export const MEDIA_TAGS = { most: 10, longest: 20 } as const;
/** The tag of photographs: visitors see them toned and cropped alike, so that they come in one by one beside drawings. */
export const PHOTO_TAG = '照片';
/** How large files may be, in bytes, and panoramas in pixels; and the media types that are taken. */
export interface MediaLimits {
  image: number;
  panorama: number;
  video: number;
  file: number;
  panoramaWidth: number;
  types: Readonly<Record<MediaKind, readonly string[]>>;
}

export const MEDIA_PATHS = {
  /** POST multipart with one part `file`; `?kind=panorama` for a panorama, otherwise the file itself says what it is. */
  upload: '/api/admin/media/upload',
  list: '/api/admin/media/media_list',
  limits: '/api/admin/media/limits',
  info: (id: number | string) => `/api/admin/media/media_info/${id}`,
  uses: (id: number | string) => `/api/admin/media/media_uses/${id}`,
  edit: (id: number | string) => `/api/admin/media/edit_media/${id}`,
  /** POST multipart with one part `file`; `?revision=` as in an edit. */
  replace: (id: number | string) => `/api/admin/media/replace_media/${id}`,
  remove: (id: number | string) => `/api/admin/media/del_media/${id}`,
} as const;
