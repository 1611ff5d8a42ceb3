import type { AccountValues } from '../../lib/account-values.ts';

/** Whether saving this takes the own password once more: another flag, or an account that works again. The server has the last word. */
export const needsProof = (before: AccountValues, values: AccountValues): boolean =>
  (Object.keys(values) as (keyof AccountValues)[]).some(
    (field) =>
      (field === 'active' || field.startsWith('priv.')) &&
      values[field] === true &&
      before[field] === false,
  );
