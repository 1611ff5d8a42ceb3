import { KINDS } from '@admissions/model/kinds';
import { PREVIEW_HEADER } from '@admissions/protocol';
import type { Json } from '../../platform/validation/json-schema.ts';
import { id, moment, objectSchema } from '../../platform/validation/json-schema.ts';

const tags = ['preview'];
const kind: Json = { type: 'string', enum: KINDS.map(({ id }) => id) };

/** What the API document says of previews. */
export const previewDocs = {
  make: {
    tags,
    operationId: 'addPreview',
    summary: 'An address that shows a draft',
    description:
      'Needs the flag of the kind’s area. Half-filled forms are taken; what no field could hold gets a stand-in, but rich text that no field could take (too long, too many tags, too deep) is refused at its place. Nothing is saved: the draft is kept for two hours.',
    answer: objectSchema({
      url: { type: 'string', description: 'An address on this site' },
      until: moment,
    }),
    mayMiss: true,
  },
  state: {
    tags,
    summary: 'What a preview’s token lets its bearer see',
    description: `The token comes in the header ${PREVIEW_HEADER}; with it the public reads answer as if the draft were published. Over, or withdrawn: errorCode 2.`,
    headers: { 'X-Preview': { type: 'string', pattern: '^[\\w-]{22}\\.\\d{10}\\.[\\w-]{43}$' } },
    answer: objectSchema({ kind, id, until: moment }),
    mayMiss: true,
  },
};
