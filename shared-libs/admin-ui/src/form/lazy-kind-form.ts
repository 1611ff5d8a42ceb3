import { lazyPart } from '../base/lazy-part.tsx';

const load = async () => (await import('./kind-form.tsx')).KindForm;

/** Lazy: most visits end at the list, which works without it. */
export const LazyKindForm = lazyPart(load, 'screen');

/** Starts loading the form in parallel with its data. */
export const preloadKindForm = (): void => void load().catch(() => undefined);
