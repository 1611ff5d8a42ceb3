import { type AnyKind, allows } from '@admissions/model';
import { KINDS, type KindId, kindOf } from '@admissions/model/kinds';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { forbidden, parseQuery } from '../../platform/http/http-error.ts';
import type { SignedIn } from '../../platform/http/typed-routes.ts';
import {
  idNumber,
  idParams,
  MAX_ID,
  wholeNumberText,
} from '../../platform/validation/input-schemas.ts';

export const entryParams = (kind: AnyKind) =>
  z.strictObject({ id: wholeNumberText(MAX_ID).meta({ 'x-entry': kind.id }) });

export const entryIdOf = (kind: AnyKind) => idNumber().meta({ 'x-entry': kind.id });

/** Anything but 1 to 999999999 in plain digits throws 400. */
export const readEntryId = ({ params }: Pick<FastifyRequest, 'params'>) =>
  parseQuery(idParams, params).id;

export const kindId = (kinds: readonly AnyKind[] = KINDS) =>
  z.enum(kinds.map(({ id }) => id) as [KindId, ...KindId[]], 'validation.select');
/** Of a kind with a list. */
export const listedKindId = () => kindId(KINDS.filter(({ singleton }) => !singleton));

type Flags = Pick<SignedIn, 'priv'>;

/** Throws 403 without the flag of the kind's area. */
export function requireFlag({ priv }: Flags, kind: KindId) {
  if (!allows(priv, kindOf(kind).area)) throw forbidden();
}
export const listEditableKinds = ({ priv }: Flags): KindId[] =>
  KINDS.filter(({ area }) => allows(priv, area)).map(({ id }) => id);
