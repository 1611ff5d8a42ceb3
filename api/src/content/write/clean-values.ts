import type { AnyKind } from '@admissions/model';
import {
  findMarkupProblem,
  ITEM_HTML_MAX,
  MAX_TAGS_PER_ENTRY,
  measureMarkup,
} from '@admissions/model/schema';
import { mapValues } from '../../platform/collections/map-values.ts';
import { invalid } from '../../platform/http/http-error.ts';
import { cleanHtml } from '../field-types/clean-html.ts';

type Plain = Record<string, unknown>;
interface Text {
  /** Path in the input, such as `body.3.html`. */
  path: string;
  html: string;
  /** Characters, tags included. */
  max: number;
}

/**
 * Cleans rich text before it is stored. All texts are measured first, so cleaning stays cheap;
 * throws 422 at those that are too large.
 */
export function cleanValues(kind: AnyKind, sent: unknown): unknown {
  if (!isPlain(sent)) return sent;
  measure(Object.entries(sent).flatMap(([name, value]) => textsIn(kind, name, value)));
  return mapValues(sent, (value, name) => {
    const type = findField(kind, name)?.type;
    if (type === 'richText' && typeof value === 'string') return cleanHtml(value);
    return type === 'items' && Array.isArray(value) ? value.map(withCleanHtml) : value;
  });
}
export function cleanItem(item: unknown): unknown {
  measure(textsOfItem(item, 'item'));
  return withCleanHtml(item);
}

function textsIn(kind: AnyKind, name: string, value: unknown): Text[] {
  const field = findField(kind, name);
  if (field?.type === 'richText' && typeof value === 'string')
    return [{ path: name, html: value, max: field.max ?? 200 }];
  return field?.type === 'items' && Array.isArray(value)
    ? value.flatMap((item, index) => textsOfItem(item, `${name}.${index}`))
    : [];
}
const textsOfItem = (item: unknown, path: string): Text[] =>
  hasHtml(item) ? [{ path: `${path}.html`, html: item.html, max: ITEM_HTML_MAX }] : [];

function measure(texts: readonly Text[]) {
  const errors: Record<string, string> = {};
  let sum = 0;
  for (const { path, html, max } of texts) {
    const count = [...html].length;
    const markup = measureMarkup(html);
    sum += markup.tags;
    const tooLong = count > max ? `validation.maxLength|max=${max}|count=${count}` : null;
    const message =
      tooLong ??
      findMarkupProblem(markup) ??
      (sum > MAX_TAGS_PER_ENTRY ? `validation.tags|max=${MAX_TAGS_PER_ENTRY}` : null);
    if (message) errors[path] = message;
  }
  if (Object.keys(errors).length > 0) throw invalid(errors);
}

const withCleanHtml = (item: unknown) =>
  hasHtml(item) ? { ...item, html: cleanHtml(item.html) } : item;
const hasHtml = (item: unknown): item is Plain & { html: string } =>
  isPlain(item) && typeof item.html === 'string';
const findField = (kind: AnyKind, name: string) =>
  Object.hasOwn(kind.fields, name) ? kind.fields[name] : undefined;
const isPlain = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
