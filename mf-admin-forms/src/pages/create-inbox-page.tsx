import { ExportButton } from '../features/export/export-button.tsx';
import { InboxPage, inboxLoader } from '../features/inbox/inbox-page.tsx';
import { StatsPanel } from '../features/stats/stats-panel.tsx';
import type { FormScreen } from '../lib/form-screen.ts';

/** The inbox of one form with its counts and its export. */
export const createInboxPage = (screen: FormScreen) => ({
  loader: inboxLoader(screen),
  Component: () => (
    <InboxPage
      screen={screen}
      actions={({ page, query }) => (
        <ExportButton screen={screen} query={query} count={page.total} />
      )}
      above={({ page, query }) => (
        <StatsPanel key={screen.form.name} screen={screen} query={query} version={page} />
      )}
    />
  ),
});
