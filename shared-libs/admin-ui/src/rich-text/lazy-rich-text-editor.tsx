import { lazyPart, WhileLoading } from '../base/lazy-part.tsx';
import type { RichTextEditorProps } from './rich-text-editor.tsx';

const Editor = lazyPart<RichTextEditorProps>(
  async () => (await import('./rich-text-editor.tsx')).RichTextEditor,
);

/** The rich-text editor, loaded when one is first shown. */
export const LazyRichTextEditor = (props: RichTextEditorProps) => (
  <WhileLoading>
    <Editor {...props} />
  </WhileLoading>
);
