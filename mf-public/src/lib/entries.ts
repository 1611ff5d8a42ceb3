import type { ListedAt } from '@admissions/model/kinds';

/** A way into a department as it is read: its newest year first. */
export type Entry = ListedAt<'faculty/bachelor_entry_list'>;
export type Year = Entry['years'][number];
