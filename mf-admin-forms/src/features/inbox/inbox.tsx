import { Button, PageHeader } from '@admissions/admin-ui';
import type { VisitorForm } from '@admissions/model/forms';
import type { ReviewPageOf } from '@admissions/protocol/forms';
import { useMessage } from '@admissions/store';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import type { FormScreen } from '../../lib/form-screen.ts';
import type { InboxQuery } from '../../lib/inbox-query.ts';
import { formatInboxQuery } from '../../lib/inbox-query.ts';
import { inboxHelp } from '../../lib/screen-help.ts';
import { InboxFilters } from './inbox-filters.tsx';
import { InboxTable } from './inbox-table.tsx';
import { QuickSwitches } from './quick-switches.tsx';
import { StateTabs } from './state-tabs.tsx';
import { TEXTS } from './texts.ts';

interface InboxProps {
  screen: FormScreen;
  page: ReviewPageOf<VisitorForm>;
  query: InboxQuery;
  /** From other features: header buttons, and content above the list. */
  actions: ReactNode;
  above: ReactNode;
}
/** Applications of one form, filtered by the address. */
export function Inbox({ screen, page, query, actions, above }: InboxProps) {
  const t = useMessage();
  const [, setSearch] = useSearchParams();
  const show = (next: InboxQuery) => setSearch(formatInboxQuery(next));
  return (
    <>
      <PageHeader
        title={t(TEXTS.inbox.title, { request: t(screen.form.label) })}
        note={t(TEXTS.inbox.help)}
        help={inboxHelp(t)}
        actions={
          <>
            {actions}
            {/* Plain link: the public site is another document, without the back-office session. */}
            <Button href={screen.publicPage} target="_blank" rel="noopener">
              {t(TEXTS.inbox.openPublicForm)}
            </Button>
          </>
        }
      />
      {above}
      <StateTabs counts={page.counts} query={query} />
      <InboxFilters query={query} onChange={show} />
      <InboxTable
        screen={screen}
        page={page}
        query={query}
        switches={<QuickSwitches query={query} unread={page.unread} onChange={show} />}
        onChange={show}
      />
      <p className="space-s faint mini">{t(TEXTS.inbox.retention)}</p>
    </>
  );
}
