/** Rows of a body or list, without nested ones. */
export const findRowElements = (place: Element): HTMLElement[] =>
  [...place.querySelectorAll<HTMLElement>('li[data-key]')].filter(
    (row) => !place.contains(row.parentElement?.closest('li[data-key]') ?? null),
  );

/** Focuses a field of the form, or opens one of its content items. */
export function focusField(
  form: HTMLElement | null,
  {
    field,
    item,
    block = 'center',
  }: { field: string; item?: number; block?: ScrollLogicalPosition },
): void {
  const place = form?.querySelector<HTMLElement>(`[data-field="${field}"]`);
  const row = item === undefined || !place ? undefined : findRowElements(place)[item];
  row?.querySelector<HTMLElement>('button[aria-expanded="false"]')?.click();
  const target = row ?? place;
  target?.scrollIntoView({
    block,
    behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth',
  });
  (
    row?.querySelector<HTMLElement>('button[aria-expanded]') ??
    target?.querySelector<HTMLElement>('input, textarea, button, select, [tabindex="0"]')
  )?.focus({
    preventScroll: true,
  });
}
