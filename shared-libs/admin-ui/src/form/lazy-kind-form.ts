import { lazyPart } from '../base/lazy-part.tsx';

const load = async () => (await import('./kind-form.tsx')).KindForm;

/** The form of a kind, loaded when one is first shown: lists, which most visits end at, do without it. */
export const LazyKindForm = lazyPart(load, 'screen');

/** Fetches the form while what it will show is still being read. */
export const preloadKindForm = (): void => void load().catch(() => undefined);
