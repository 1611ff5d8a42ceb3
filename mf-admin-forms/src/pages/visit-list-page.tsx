import { InboxPage, inboxLoader } from '../features/inbox/inbox-page.tsx';
import { visitScreen } from '../screens/visit.ts';

export const loader = inboxLoader(visitScreen);
export const Component = () => <InboxPage screen={visitScreen} />;
