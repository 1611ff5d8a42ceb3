import { inboxLoader } from '../features/inbox/inbox-page.tsx';
import { teachingScreen } from '../screens/teaching.ts';
import { ListPage } from './list-page.tsx';

export const loader = inboxLoader(teachingScreen);
export const Component = () => <ListPage screen={teachingScreen} />;
