import type { KindId } from '../base/kind-id.ts';
import type { EntryOf, NameOfType } from '../kind/kind.ts';
import type { kinds } from './kinds.ts';

// Public answers by path below /api/ap, at compile time only.
type Kinds = typeof kinds;
type Reads<Id extends KindId> = Kinds[Id]['public'];
type WithoutId<Path> = Path extends `${infer Start}/:id` ? Start : never;

type OmittedOf<Id extends KindId> =
  Reads<Id> extends { readonly omit: readonly (infer N extends string)[] } ? N : never;
type ChildrenOf<Id extends KindId> =
  Reads<Id> extends { readonly children: infer C }
    ? {
        [N in keyof C]: C[N] extends { readonly kind: infer Child extends KindId }
          ? EntryOf<Kinds[Child]>[]
          : never;
      }
    : unknown;
type PartPathsOf<Id extends KindId> = Reads<Id> extends { readonly parts: infer P } ? P : never;

type PlainOf<Id extends KindId> = Reads<Id> extends { readonly plain: infer M } ? M : unknown;
/** An entry with plain values and, by other names, the whole ones. */
type ShownOf<Id extends KindId> = Omit<EntryOf<Kinds[Id]>, keyof PlainOf<Id>> & {
  [N in keyof PlainOf<Id> & string]: string | number;
} & {
  [N in keyof PlainOf<Id> & keyof EntryOf<Kinds[Id]> as PlainOf<Id>[N] & string]: EntryOf<
    Kinds[Id]
  >[N];
};

type Lists = {
  [Id in KindId as Reads<Id> extends { readonly list: infer P extends string } ? P : never]: Omit<
    ShownOf<Id>,
    NameOfType<Kinds[Id]['fields'], 'items'> | OmittedOf<Id>
  >;
};
type Fields = {
  [Id in KindId as Reads<Id> extends { readonly list: infer P; readonly fields: readonly string[] }
    ? P & string
    : never]: Reads<Id> extends { readonly fields: readonly (infer N)[] } ? N : never;
};
type Entries = {
  [Id in KindId as Reads<Id> extends { readonly info: infer P }
    ? WithoutId<P>
    : never]: ShownOf<Id> & ChildrenOf<Id>;
};
type Singles = {
  [Id in KindId as Reads<Id> extends { readonly info: infer P extends string }
    ? Exclude<P, `${string}/:id`>
    : never]: EntryOf<Kinds[Id]>;
};
type Parts = {
  [Id in KindId as WithoutId<
    keyof PartPathsOf<Id>
  >]: PartPathsOf<Id>[keyof PartPathsOf<Id>] extends infer N extends keyof EntryOf<Kinds[Id]>
    ? EntryOf<Kinds[Id]>[N]
    : never;
};

/** List paths with their entries, without bodies. */
export type ListPath = keyof Lists;
export type ListedAt<P extends ListPath> = Lists[P];
/** Lists that support `fields`, with these fields. */
export type ChoosingPath = keyof Fields;
export type FieldAt<P extends ChoosingPath> = Fields[P] & keyof ListedAt<P>;
/** Entry paths before the id, with their answers. */
export type EntryPath = keyof Entries;
export type EntryAt<P extends EntryPath> = Entries[P];
/** Paths of single entries. */
export type SinglePath = keyof Singles;
export type SingleAt<P extends SinglePath> = Singles[P];
/** Paths of list fields before the id, with their items. */
export type PartPath = keyof Parts;
export type PartAt<P extends PartPath> = Parts[P] extends readonly (infer Item)[] ? Item : never;
/** Paths of click counters before the id. */
export type CounterPath = {
  [Id in KindId]: Reads<Id> extends { readonly counter: infer P } ? WithoutId<P> : never;
}[KindId];
