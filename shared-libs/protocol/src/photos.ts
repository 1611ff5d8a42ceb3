import type { KindId } from '@admissions/model/kinds';
import type { NamedEntry } from './dashboard.ts';

export const PHOTO_PATHS = {
  slots: '/api/admin/photo_slots',
  save: '/api/admin/add_photos',
} as const;
/** The screen. */
export const ADMIN_PHOTOS = '/admin/media/photos';
/** Photographs that are saved at once. */
export const MAX_PHOTOS = 100;

/** A place that still shows a drawing or another sample file. */
export interface PhotoSlot extends NamedEntry {
  field: string;
  url: string;
  width: number;
  height: number;
  alt: string;
  /** A draft has another picture. */
  hasDraft: boolean;
  /** Of a text, or no picture: replaced in its form or in the library. */
  isInside: boolean;
  media: number;
}
/** A picture of the library for a slot. */
export interface PhotoWrite {
  kind: KindId;
  id: number;
  field: string;
  media: number;
  alt: string;
}
