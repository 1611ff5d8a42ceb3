import { allows } from '@admissions/model';
import { KINDS, type KindId, kindOf } from '@admissions/model/kinds';
import { forbidden } from '../../platform/http/http-error.ts';
import type { SignedIn } from '../../platform/http/signed-in.ts';

type Flags = Pick<SignedIn, 'priv'>;

/** Throws 403 without the flag of the kind's area. */
export function requireFlag({ priv }: Flags, kind: KindId) {
  if (!allows(priv, kindOf(kind).area)) throw forbidden();
}
export const listEditableKinds = ({ priv }: Flags): KindId[] =>
  KINDS.filter(({ area }) => allows(priv, area)).map(({ id }) => id);
