import type { AnyKind } from '@admissions/model';
import type { MediaKind } from '@admissions/protocol/staff';
import type { SQL } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Queryable, Tx } from '../platform/db/database.ts';
import type { Objection, Publication } from './publication/publication.ts';
import type { Row } from './schema/tables.ts';

export interface MediaItem {
  id: number;
  kind: MediaKind;
  /** File name below /media. */
  file: string;
  type: string;
  /** In bytes. */
  size: number;
  width: number;
  height: number;
  placeholder: string;
  /** Smaller or other encodings of a picture. */
  variants: readonly {
    type: 'image/avif' | 'image/webp' | 'image/jpeg';
    width: number;
    file: string;
  }[];
  focal: { x: number; y: number } | null;
  tags: readonly string[];
  /** In seconds. */
  duration: number | null;
}

type Answer = Record<string, unknown>;

/** A public read with its dependencies. */
export interface PublicRead {
  /** Cache key; null: not cached. */
  key: string | null;
  /** The kinds that invalidate the answer. */
  kinds: readonly string[];
  load(reader: ContentReader): Promise<unknown>;
}

/** Reads content with the permissions of one request. */
export interface ContentReader {
  /** Whether drafts are visible. */
  isPreview: boolean;
  /** `read` queries only the given `orm`, which sees what this reader may see. */
  select<T>(read: (orm: Queryable) => Promise<T>): Promise<T>;
  /** Replaces entries by their drafts in a preview. */
  show(kind: AnyKind, entries: readonly Answer[]): readonly Answer[];
  send(request: FastifyRequest, reply: FastifyReply, read: PublicRead): Promise<FastifyReply>;
}

/** Implemented by features; connected in `app`. */
export interface ContentHooks {
  /** By id; missing items are omitted. */
  images(ids: readonly number[]): Promise<Map<number, MediaItem>>;
  /** Which of these files are videos of the media library. */
  films(files: readonly string[]): Promise<Set<string>>;
  /** Prevents deletion until the transaction ends; throws if an item is already deleted. */
  lockMediaRows(tx: Tx, ids: readonly number[]): Promise<void>;
  /**
   * Updates media uses, search index, reviews and number approvals, and removes written fields from
   * the draft of a begun entry. `before` is null for a new entry.
   */
  updateDerivedData(tx: Tx, kind: AnyKind, row: Row, before: Row | null): Promise<void>;
  /** Runs in the transaction that deletes the entries. */
  deleteEntryData(tx: Tx, kind: AnyKind, ids: readonly number[]): Promise<void>;
  /** Why a publication needs somebody else's approval; null: allowed. */
  findObjection(orm: Queryable, publication: Publication): Promise<Objection | null>;
  /** Removes numbers of years that wait for approval, and the quota of such a department. */
  hideUnapproved(kind: AnyKind, entries: readonly Answer[]): Promise<readonly Answer[]>;
  /** How many years and dates of a draft for another year are not confirmed. */
  countUnconfirmed(kind: AnyKind, entryId: number): Promise<number>;
  /** For all entries; needed after an import, which bypasses the write functions. */
  rebuildDerivedData(tx: Tx): Promise<void>;
  /** What publishing the entry's draft writes; null without a draft. Throws like a save. */
  readDraftedValues(
    kind: AnyKind,
    entryId: number,
  ): Promise<{ version: number; values: Row } | null>;
  /** Deletes this version of the entry's draft; false when somebody has changed it since. */
  endDraft(tx: Tx, kind: AnyKind, draft: { entryId: number; version: number }): Promise<boolean>;
  /** SQL condition: every term of the text occurs, in `field` if given; undefined without terms. */
  textFilter(kind: AnyKind, text: string, where?: { field?: string }): SQL | undefined;
  /** SQL condition: entries with an open review request. */
  isReviewRequested(kind: AnyKind): SQL;
  /** Whether the client requests a preview. */
  isPreview(request: Pick<FastifyRequest, 'headers'>): boolean;
  /** A reader with more rights than the public for one of these kinds; null without such rights. */
  findReader(
    request: Pick<FastifyRequest, 'headers'>,
    kinds: readonly string[],
  ): Promise<ContentReader | null>;
}
