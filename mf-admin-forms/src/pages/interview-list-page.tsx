import { inboxLoader } from '../features/inbox/inbox-page.tsx';
import { interviewScreen } from '../screens/interview.ts';
import { ListPage } from './list-page.tsx';

export const loader = inboxLoader(interviewScreen);
export const Component = () => <ListPage screen={interviewScreen} />;
