import type { AnyKind } from '@admissions/model';
import type { MediaKind } from '@admissions/protocol/staff';
import type { SQL } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Queryable, Tx } from '../platform/db/database.ts';
import type { Objection, Publication } from './publication/publication.ts';
import type { Row } from './schema/row.ts';

/** An item of the media library, as entries show it. */
export interface MediaItem {
  id: number;
  kind: MediaKind;
  /** Its name below /media. */
  file: string;
  type: string;
  /** In bytes. */
  size: number;
  width: number;
  height: number;
  placeholder: string;
  /** Smaller or other encodings of a picture. */
  variants: readonly { type: 'image/avif' | 'image/webp'; width: number; file: string }[];
  focal: { x: number; y: number } | null;
  tags: readonly string[];
  /** In seconds. */
  duration: number | null;
}

type Answer = Record<string, unknown>;

/** A public read: its answer, and what the answer depends on. */
export interface PublicRead {
  /** The same for the same answer; null when it is not worth being kept. */
  key: string | null;
  /** The kinds whose change makes the answer old. */
  kinds: readonly string[];
  load(reader: ContentReader): Promise<unknown>;
}

/** As whom the public reads of one request see the content. */
export interface ContentReader {
  /** Whether it sees what the public does not. */
  isPreview: boolean;
  /** Reads the tables as this reader sees them; inside, only `orm` may be asked. */
  select<T>(read: (orm: Queryable) => Promise<T>): Promise<T>;
  /** The entries as this reader is shown them. */
  show(kind: AnyKind, entries: readonly Answer[]): readonly Answer[];
  send(request: FastifyRequest, reply: FastifyReply, read: PublicRead): Promise<FastifyReply>;
}

/** What the content needs of the features that stand on it; filled in `app`. */
export interface ContentHooks {
  /** The items of the media library with these ids; an id that is not there is left out. */
  images(ids: readonly number[]): Promise<Map<number, MediaItem>>;
  /** Those of these files that are films of the library. */
  films(files: readonly string[]): Promise<Set<string>>;
  /** Keeps these items from being deleted until the transaction ends; refuses when one has been since it was looked up. */
  lockMediaRows(tx: Tx, ids: readonly number[]): Promise<void>;
  /** Updates uses of media, search index and reviews in the transaction of a write; `before` is null for a new entry. */
  updateDerivedData(tx: Tx, kind: AnyKind, row: Row, before: Row | null): Promise<void>;
  /** What is kept of entries that are deleted for ever, deleted in the same transaction. */
  deleteEntryData(tx: Tx, kind: AnyKind, ids: readonly number[]): Promise<void>;
  /** Why a write that visitors would read may not happen: its area asks for the approval of somebody else. Null: it may. */
  findObjection(orm: Queryable, publication: Publication): Promise<Objection | null>;
  /** The same for all entries at once, after content came in that no write of an entry brought. */
  rebuildDerivedData(tx: Tx): Promise<void>;
  /** Which entries have every word of this text (in this field), as a condition on their table; undefined when there is no word in it. */
  mention(kind: AnyKind, text: string, how?: { field?: string }): SQL | undefined;
  /** The entries of a kind at which a colleague was asked to look and has not answered, as a condition on their table. */
  isReviewRequested(kind: AnyKind): SQL;
  /** Whether the sender looks at a preview, or says so. */
  isPreview(request: Pick<FastifyRequest, 'headers'>): boolean;
  /** The reader of a request that may see more of one of these kinds than the public; null when it sees what everybody sees. */
  findReader(
    request: Pick<FastifyRequest, 'headers'>,
    kinds: readonly string[],
  ): Promise<ContentReader | null>;
}
