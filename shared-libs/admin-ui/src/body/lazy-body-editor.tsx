import { lazyPart, WhileLoading } from '../base/lazy-part.tsx';
import type { BodyEditorProps } from './body-editor.tsx';

const Editor = lazyPart<BodyEditorProps>(
  async () => (await import('./body-editor.tsx')).BodyEditor,
);

/** The body editor, loaded when one is first shown. */
export const LazyBodyEditor = (props: BodyEditorProps) => (
  <WhileLoading room="screen">
    <Editor {...props} />
  </WhileLoading>
);
