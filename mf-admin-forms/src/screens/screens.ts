import type { FormScreen } from '../lib/form-screen.ts';
import { interviewScreen } from './interview.ts';
import { teachingScreen } from './teaching.ts';
import { visitScreen } from './visit.ts';

/** All visitor forms. */
export const SCREENS: readonly FormScreen[] = [visitScreen, interviewScreen, teachingScreen];
