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

/** A picture field that still shows a drawing of the program. */
export interface PhotoSlot extends NamedEntry {
  field: string;
  url: string;
  width: number;
  height: number;
  alt: string;
  /** A draft has another picture. */
  hasDraft: boolean;
}
/** A picture of the library for a slot. */
export interface PhotoWrite {
  kind: KindId;
  id: number;
  field: string;
  media: number;
  alt: string;
}
