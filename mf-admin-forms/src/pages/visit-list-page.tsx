import { inboxPageOf } from '../features/inbox/inbox-page.tsx';
import { visitScreen } from '../screens/visit.ts';

export const { loader, Component } = inboxPageOf(visitScreen);
