import type { FormScreen } from './form-screen.ts';
import type { InboxQuery } from './inbox-query.ts';
import { formatInboxQuery } from './inbox-query.ts';

/** The list, as it was left. */
export function listAddress(screen: FormScreen, query?: InboxQuery): string {
  const search = query ? formatInboxQuery(query).toString() : '';
  return search ? `${screen.listPath}?${search}` : screen.listPath;
}

/** An application, with the address of its list. */
export function reviewAddress(screen: FormScreen, id: number, query: InboxQuery): string {
  const search = formatInboxQuery(query);
  return `${screen.editPath}?${new URLSearchParams([['id', String(id)], ...search])}`;
}
