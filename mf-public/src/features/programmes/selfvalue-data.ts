import type { EntryOf } from '@admissions/model';
import type { apply, course, dualDegree, exchange, ListPath } from '@admissions/model/kinds';

export type Apply = Omit<EntryOf<typeof apply>, 'body'>;
export type Course = Omit<EntryOf<typeof course>, 'body'>;
export type Exchange = Omit<EntryOf<typeof exchange>, 'body'>;
export type DualDegree = Omit<EntryOf<typeof dualDegree>, 'body'>;

/** Kinds below /selfvalue with lists. */
export type SelfvalueListKind = ListPath extends infer P
  ? P extends `selfvalue/${infer Name}_list`
    ? Name
    : never
  : never;
