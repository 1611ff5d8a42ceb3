import { formatMoment } from '@admissions/model';
import type { VisitorForm } from '@admissions/model/forms';
import { audienceOf, formatSalutation } from '@admissions/model/forms';
import { invalid } from '../../../platform/http/http-error.ts';
import type { SubmissionRow } from '../data/forms-tables.ts';
import type { Personal } from '../data/personal-data.ts';

interface Recipient {
  form: VisitorForm;
  row: SubmissionRow;
  personal: Personal;
}
const PLACEHOLDERS: Readonly<Record<string, (recipient: Recipient) => string | null>> = {
  稱呼: ({ form, row, personal }) =>
    formatSalutation({ name: personal.name ?? '', audience: audienceOf(form, row.facts) }),
  申請編號: ({ row }) => row.reference,
  學校: ({ row }) => row.school || null,
  排定時間: ({ row }) => row.scheduledAt && formatMoment(row.scheduledAt),
};

/** Throws 422 at the field for an unknown placeholder, and for one without a value. */
export function fillTemplate(
  template: string,
  recipient: Recipient,
  field: 'subject' | 'text',
): string {
  return template.replace(/\{([^{}|=\n]{1,20})\}/g, (_whole, name: string) => {
    const read = Object.hasOwn(PLACEHOLDERS, name) ? PLACEHOLDERS[name] : undefined;
    const names = Object.keys(PLACEHOLDERS).join('、');
    if (!read) throw invalid({ [field]: `reply.placeholder|name=${name}|names=${names}` });
    const { reference } = recipient.row;
    const value = read(recipient);
    if (value === null)
      throw invalid({ [field]: `reply.noValue|reference=${reference}|name=${name}` });
    return value;
  });
}
