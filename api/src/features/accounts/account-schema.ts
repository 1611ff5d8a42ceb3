import { AREAS } from '@admissions/contracts';
import { requiredLine } from '@admissions/contracts/schema';
import { z } from 'zod';
import { OWN_PASSWORD, ownPassword, ownPasswordIfNeeded } from '../auth/own-password.ts';
import { PASSWORD_MAX } from '../auth/password-policy.ts';

const flag = z.union([z.literal(0), z.literal(1)], 'validation.select');
const priv = z.strictObject(
  Object.fromEntries(AREAS.map((area) => [area, flag.default(0)])),
  'validation.required',
);
const email = z
  .string('validation.email')
  .trim()
  .max(120, 'validation.email')
  .refine((value) => value === '' || z.email().safeParse(value).success, 'validation.email');

const facts = {
  account: z
    .string('validation.required')
    .trim()
    .min(1, 'validation.required')
    .regex(/^[A-Za-z0-9._-]{3,40}$/, 'validation.accountName'),
  name: requiredLine(60),
  email,
  priv,
  active: z.boolean('validation.select'),
};
const wish = {
  // An empty box in the form means that no password is given.
  password: z.preprocess(
    (value) => (value === '' || value === null ? undefined : value),
    z.string('validation.password').max(PASSWORD_MAX, 'validation.password').optional(),
  ),
  mustChangePassword: z.boolean('validation.select').optional(),
};

export const addedAccount = z.strictObject({
  ...facts,
  email: email.default(''),
  active: facts.active.default(true),
  ...wish,
  [OWN_PASSWORD]: ownPassword(),
});
export const editedAccount = z.strictObject({
  ...z.object(facts).partial().shape,
  ...wish,
  // Asked for only where it is needed: see needsOwnPassword.
  [OWN_PASSWORD]: ownPasswordIfNeeded(),
  revision: z.int('validation.required').min(1, 'validation.required'),
});
