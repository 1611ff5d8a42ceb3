/** Rows of a body or list, without nested ones. */
export const findRowElements = (place: Element): HTMLElement[] =>
  [...place.querySelectorAll<HTMLElement>('li[data-key]')].filter(
    (row) => !place.contains(row.parentElement?.closest('li[data-key]') ?? null),
  );

interface FieldPlace {
  field: string;
  item?: number;
  /** Of a part inside the item: `body.3.items.0.question`. */
  path?: string;
  block?: ScrollLogicalPosition;
}
/** Focuses a field of the form, or opens one of its rows, at the part of it if one is named. */
export function focusField(
  form: HTMLElement | null,
  { field, item, path = '', block = 'center' }: FieldPlace,
): void {
  const place = form?.querySelector<HTMLElement>(`[data-field="${field}"]`);
  const row = item === undefined || !place ? undefined : findRowElements(place)[item];
  row?.querySelector<HTMLElement>('button[aria-expanded="false"]')?.click();
  const target = row ?? place;
  target?.scrollIntoView({
    block,
    behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth',
  });
  const control =
    row?.querySelector<HTMLElement>('button[aria-expanded]') ??
    target?.querySelector<HTMLElement>('input, textarea, button, select, [tabindex="0"]');
  control?.focus({ preventScroll: true });
  // The row renders its form first.
  if (row) setTimeout(() => findPart(row, path.split('.').slice(2))?.focus());
}

/** The control of a part such as `items.0.question`; of a table its first empty cell. */
function findPart(row: HTMLElement, path: string[]): HTMLElement | null | undefined {
  const part = path.findLast((name) => !/^\d+$/.test(name));
  if (part === undefined) return null;
  const cells = [...row.querySelectorAll<HTMLInputElement>('[data-form] table input')];
  if (cells.length > 0 && part !== 'caption') return cells.find(({ value }) => value === '');
  const inside = row.querySelectorAll('[data-form] li')[Number(path[1])] ?? row;
  const named = [part, path[0]].map((name) => inside.querySelector(`[data-part="${name}"]`));
  return (
    named.find(Boolean) ??
    inside.querySelector('[data-form]') ??
    inside
  ).querySelector<HTMLElement>(FIRST_CONTROL);
}
const FIRST_CONTROL = `:is(input:not([type='radio']), textarea, [contenteditable='true'], fieldset button):not([role='toolbar'] *)`;
