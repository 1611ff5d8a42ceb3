import { visit } from './visit.ts';

/** Names that already include a form of address. */
const TITLE_PATTERN = /(老師|同學|家長|主任|組長|校長|教官|教授|先生|小姐|女士)$/;

const FORMS_OF_ADDRESS: Readonly<Record<string, string>> = {
  student: '同學',
  parent: visit.options.audience.parent['zh-TW'],
  abroad: '先生／女士',
};

/** Form of address of a letter: from the name, else by the form's audience. */
export function formatSalutation({
  name,
  audience,
}: {
  name: string;
  audience: string | null;
}): string {
  if (TITLE_PATTERN.test(name)) return name;
  const called = FORMS_OF_ADDRESS[audience ?? ''] ?? '老師';
  return `${name ? `${name} ` : ''}${called}`;
}
