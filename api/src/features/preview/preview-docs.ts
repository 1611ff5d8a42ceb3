import { KINDS } from '@admissions/model/kinds';
import { PREVIEW_HEADER } from '@admissions/protocol';
import { id, type Json, moment, objectSchema } from '../../platform/validation/json-schema.ts';

const tags = ['preview'];
const kind: Json = { type: 'string', enum: KINDS.map(({ id }) => id) };

export const previewDocs = {
  make: {
    tags,
    operationId: 'addPreview',
    summary: 'Creates a preview address of a draft',
    description:
      'Needs the flag of the kind’s area. Incomplete forms are accepted; invalid values get a placeholder, but oversized rich text (too long, too many tags, too deep) is refused at its field. No entry changes; the draft is stored for two hours.',
    answer: objectSchema({
      url: { type: 'string', description: 'An address on this site' },
      until: moment,
    }),
    mayMiss: true,
  },
  state: {
    tags,
    summary: 'Returns what a preview token grants access to',
    description: `Send the token in the header ${PREVIEW_HEADER}; public reads then respond as if the draft were published. Expired or revoked: errorCode 2.`,
    headers: { 'X-Preview': { type: 'string', pattern: '^[\\w-]{22}\\.\\d{10}\\.[\\w-]{43}$' } },
    answer: objectSchema({ kind, id, until: moment }),
    mayMiss: true,
  },
};
