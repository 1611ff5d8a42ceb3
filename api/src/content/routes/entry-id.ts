import type { AnyKind } from '@admissions/model';
import type { KindId } from '@admissions/model/kinds';
import { KINDS } from '@admissions/model/kinds';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { parseQuery } from '../../platform/http/list-query.ts';
import { idParams, MAX_ID } from '../../platform/validation/input-schemas.ts';
import { wholeNumberText } from '../../platform/validation/request-faults.ts';

/** The path of an entry: its id is of this kind. */
export const entryParams = (kind: AnyKind) =>
  z.strictObject({ id: wholeNumberText(MAX_ID).meta({ 'x-entry': kind.id }) });

/** The id of an entry of this kind in a body. */
export const entryIdOf = (kind: AnyKind) =>
  z.int('validation.required').min(1).max(MAX_ID).meta({ 'x-entry': kind.id });

/** The id in a path; anything but 1 to 999999999 in plain digits is malformed. */
export const readEntryId = ({ params }: Pick<FastifyRequest, 'params'>): number =>
  parseQuery(idParams, params).id;

/** The id of a kind in a query or a body. */
export const kindId = () =>
  z.enum(KINDS.map(({ id }) => id) as [KindId, ...KindId[]], 'validation.select');
