import type { AccountValues } from '../../lib/account-values.ts';

/** Whether saving requires the current password; the server has the last word. */
export const needsProof = (before: AccountValues, values: AccountValues): boolean =>
  (Object.keys(values) as (keyof AccountValues)[]).some(
    (field) =>
      ((field === 'active' || field.startsWith('priv.')) &&
        values[field] === true &&
        before[field] === false) ||
      ((field === 'account' || field === 'email') && values[field] !== before[field]),
  );
