import { lazyPart, WhileLoading } from '../base/lazy-part.tsx';
import type { KindFormProps } from './kind-form.tsx';

const load = async () => (await import('./kind-form.tsx')).KindForm;
const Form = lazyPart<KindFormProps>(load);

/** The form of a kind, loaded when one is first shown: lists, which most visits end at, do without it. */
export const LazyKindForm = (props: KindFormProps) => (
  <WhileLoading room="screen">
    <Form {...props} />
  </WhileLoading>
);

/** Fetches the form while what it will show is still being read. */
export const preloadKindForm = (): void => void load().catch(() => undefined);
