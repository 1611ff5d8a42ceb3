import type { ValidateFunction } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import type { DeclaredRoute } from '../../platform/http/declared-access.ts';
import type { Json } from '../../platform/validation/json-schema.ts';

export interface Answer {
  status: number;
  type: string;
  text: string;
}

/** Validates answers against the document; returns the first error or null. */
export function answerCheckOf(
  document: Json,
): (route: DeclaredRoute, answer: Answer, strangePath?: boolean) => string | null {
  const ajv = new Ajv2020({ strict: false, allErrors: false });
  formats.default(ajv);
  ajv.addSchema(document as object, 'doc');
  const checks = new Map<string, ValidateFunction>();
  const checkOf = (pointer: string) => {
    const check = checks.get(pointer) ?? ajv.compile({ $ref: `doc#${pointer}` });
    checks.set(pointer, check);
    return check;
  };
  const refusal = '/components/schemas/Refusal';
  return ({ method, url }, { status, type, text }, strangePath = false) => {
    const path = url.replace(/:(\w+)/g, '{$1}');
    const responses =
      (
        (document.paths as Json)[path] as Record<
          string,
          { responses: Record<string, { content?: Json }> }
        >
      )[method.toLowerCase()]?.responses ?? {};
    if (status === 304) return text === '' ? null : 'a 304 with a body';
    if (!responses[status] && !(strangePath && (status === 404 || status === 414)))
      return `status ${status} is not in the document`;
    if (status === 200 && !responses[200]?.content?.['application/json'])
      return Object.keys(responses[200]?.content ?? {}).includes(type)
        ? null
        : `${type} is not in the document`;
    if (type !== 'application/json') return `${type} instead of JSON`;
    const at = `/paths/${encodeURIComponent(path.replaceAll('~', '~0').replaceAll('/', '~1'))}/${method.toLowerCase()}/responses/200/content/application~1json/schema`;
    const check = checkOf(status === 200 ? at : refusal);
    return check(JSON.parse(text))
      ? null
      : `${status}: ${ajv.errorsText(check.errors).slice(0, 300)}`;
  };
}
