import { AREAS, type Area, allows } from '@admissions/model';
import type { Account, AccountWrite } from '@admissions/protocol';

type FlagField = `priv.${Area}`;
/** The account form, flat: one value per control. */
export type AccountValues = {
  account: string;
  name: string;
  email: string;
  active: boolean;
  /** Confirms a change of rights or of the sign-in. */
  currentPassword: string;
} & Record<FlagField, boolean>;

export const flagField = (area: Area): FlagField => `priv.${area}`;

export function toAccountValues({
  account,
  name,
  email,
  active,
  priv,
}: Pick<Account, 'account' | 'name' | 'email' | 'active' | 'priv'>): AccountValues {
  return {
    account,
    name,
    email,
    active,
    currentPassword: '',
    ...(Object.fromEntries(AREAS.map((area) => [flagField(area), allows(priv, area)])) as Record<
      FlagField,
      boolean
    >),
  };
}
export const NEW_ACCOUNT: AccountValues = toAccountValues({
  account: '',
  name: '',
  email: '',
  active: true,
  priv: {},
});

/** The request; contains every flag. */
export function toAccountWrite(values: AccountValues): AccountWrite {
  return {
    account: values.account.trim(),
    name: values.name.trim(),
    email: values.email.trim(),
    active: values.active,
    priv: Object.fromEntries(AREAS.map((area) => [area, values[flagField(area)] ? 1 : 0])),
  };
}
