import { AREAS, foldText } from '@admissions/model';
import { requiredLine } from '@admissions/model/schema';
import { ACCOUNT_NAME, EMAIL, EMAIL_MAX, PASSWORD_MIN } from '@admissions/protocol';
import { z } from 'zod';
import { revisionNumber } from '../../../platform/validation/input-schemas.ts';
import { documentAs } from '../../../platform/validation/json-schema.ts';
import {
  CURRENT_PASSWORD_FIELD,
  currentPasswordField,
  optionalCurrentPasswordField,
} from '../passwords/current-password.ts';
import { PASSWORD_MAX_LENGTH } from '../passwords/password-policy.ts';

const PERSON_NAME_MAX = 60;

const flag = z.union([z.literal(0), z.literal(1)], 'validation.select');
const priv = z.strictObject(
  Object.fromEntries(AREAS.map((area) => [area, flag.default(0)])),
  'validation.required',
);
const email = documentAs(
  z
    .string('validation.email')
    .overwrite((typed) => foldText('email', typed))
    .max(EMAIL_MAX, 'validation.email')
    .refine((value) => value === '' || EMAIL.test(value), 'validation.email'),
  { anyOf: [{ type: 'string', format: 'email', maxLength: EMAIL_MAX }, { const: '' }] },
);

const fields = {
  account: z
    .string('validation.required')
    .trim()
    .min(1, 'validation.required')
    .regex(ACCOUNT_NAME, 'validation.accountName'),
  name: requiredLine(PERSON_NAME_MAX),
  email,
  priv,
  active: z.boolean('validation.select'),
};
const optional = {
  // An empty form field means no password.
  password: z
    .preprocess(
      (value) => (value === '' || value === null ? undefined : value),
      z
        .string('validation.password')
        .max(PASSWORD_MAX_LENGTH, 'validation.password')
        // The policy reports shorter ones with its own message.
        .meta({ minLength: PASSWORD_MIN })
        .optional(),
    )
    .optional(),
  mustChangePassword: z.boolean('validation.select').optional(),
};

export const addedAccount = z.strictObject({
  ...fields,
  email: email.default(''),
  active: fields.active.default(true),
  ...optional,
  [CURRENT_PASSWORD_FIELD]: currentPasswordField(),
});
export const editedAccount = z.strictObject({
  ...z.object(fields).partial().shape,
  ...optional,
  // Required only for some changes: see `needsCurrentPassword`.
  [CURRENT_PASSWORD_FIELD]: optionalCurrentPasswordField().meta({
    description:
      'Needed when a flag is given, a password, name or e-mail address set, or the account switched on again',
  }),
  revision: revisionNumber(),
});
