import { lazyPart } from './lazy-part.tsx';
import type { RichTextEditorProps } from './rich-text-editor.tsx';

/** The rich-text editor, loaded when one is first shown. */
export const LazyRichTextEditor = lazyPart<RichTextEditorProps>(async () => (await import('./rich-text-editor.tsx')).RichTextEditor);
