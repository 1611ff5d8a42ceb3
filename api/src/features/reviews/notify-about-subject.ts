import { buildStaffUrl } from '@admissions/model';
import { kindOf } from '@admissions/model/kinds';
import type { ReviewSubject } from '@admissions/protocol/staff';
import type { Tx } from '../../platform/db/database.ts';
import type { SignedIn } from '../../platform/http/signed-in.ts';
import type { IdentityDeps } from '../identity/deps/identity-deps.ts';
import { notifyColleagues } from '../identity/notices/notify-colleagues.ts';
import { parentKey, readParents } from './list-reviews.ts';

interface SubjectNotice {
  by: SignedIn;
  to: readonly number[];
  about: string;
  /** What the colleague did, such as 請您核可. */
  did: string;
  title: string;
  /** What the colleague wrote; may be empty. */
  note: string;
}
/** Mails colleagues about a draft or entry, with the link to its form. */
export async function notifyAboutSubject(
  tx: Tx,
  deps: IdentityDeps,
  { kind, entryId }: ReviewSubject,
  { by, to, about, did, title, note }: SubjectNotice,
) {
  const row = { kind, entryId };
  const parent = (await readParents(tx, [row])).get(parentKey(row)) ?? null;
  const path = buildStaffUrl(kindOf(kind), entryId, parent);
  const text = `${by.name}${did}：「${title}」${note ? `\n${note}` : ''}`;
  await notifyColleagues(tx, deps, { by, to, tasks: [{ about, text, path }] });
}
