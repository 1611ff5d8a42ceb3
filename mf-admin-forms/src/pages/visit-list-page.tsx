import { inboxLoader } from '../features/inbox/inbox-page.tsx';
import { visitScreen } from '../screens/visit.ts';
import { ListPage } from './list-page.tsx';

export const loader = inboxLoader(visitScreen);
export const Component = () => <ListPage screen={visitScreen} />;
