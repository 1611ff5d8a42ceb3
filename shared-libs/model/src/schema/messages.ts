import type { ZodError } from 'zod';
import type { FieldErrors } from '../base/field-errors.ts';
import type { Locale } from '../base/locale.ts';
import { formatMessage, zhTW } from '../messages/catalogues.ts';
import type { MessageKey } from '../messages/index.ts';

/** Unknown keys are a mistake of the client. */
const MAX_NAMED_KEYS = 10;
const MAX_NAME_LENGTH = 100;

/** Messages by field; schemas contain `key|name=value|…`. */
export function toFieldErrors(error: ZodError, locale: Locale): FieldErrors {
  // A Map: a field may be called `constructor`.
  const errors = new Map<string, Set<string>>();
  for (const issue of error.issues) {
    const paths =
      issue.code === 'unrecognized_keys'
        ? issue.keys
            .slice(0, MAX_NAMED_KEYS)
            .map((key) => [...issue.path, key.slice(0, MAX_NAME_LENGTH)])
        : [issue.path];
    const sentence = formatSchemaMessage(issue.message, locale);
    for (const path of paths) {
      const name = path.join('.');
      errors.set(name, (errors.get(name) ?? new Set()).add(sentence));
    }
  }
  return Object.fromEntries([...errors].map(([name, sentences]) => [name, [...sentences]]));
}

/** Formats one message of a schema. */
export function formatSchemaMessage(message: string, locale: Locale): string {
  const [key = '', ...pairs] = message.split('|');
  if (!isMessageKey(key)) return formatMessage(locale, 'request.value');
  return formatMessage(locale, key, Object.fromEntries(pairs.map((pair) => pair.split('=', 2))));
}

const isMessageKey = (key: string): key is MessageKey => Object.hasOwn(zhTW, key);
