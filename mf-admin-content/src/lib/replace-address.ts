import type { AnyKind } from '@admissions/model';
import { buildStaffUrl } from '@admissions/model';

/** A reload continues the begun entry. The router would load the form again, in the middle of a word. */
export function replaceAddress({ area, screen }: AnyKind, id: number): void {
  const search = new URLSearchParams(location.search);
  const parent = screen.shape === 'list' ? Number(search.get(screen.parent ?? '')) : 0;
  const list = search.get('list');
  const query = list ? `&${new URLSearchParams({ list })}` : '';
  const isDrawer = search.has('edit');
  if (isDrawer) search.set('edit', String(id));
  const url = isDrawer
    ? `?${search}`
    : `${buildStaffUrl({ area, screen }, id, parent || null)}${query}`;
  history.replaceState(history.state, '', url);
}
