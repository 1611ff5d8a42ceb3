import { KINDS, type KindId } from '@admissions/model/kinds';
import { z } from 'zod';

export const listedKindId = () =>
  z.enum(
    KINDS.filter(({ singleton }) => !singleton).map(({ id }) => id) as [KindId, ...KindId[]],
    'validation.select',
  );
