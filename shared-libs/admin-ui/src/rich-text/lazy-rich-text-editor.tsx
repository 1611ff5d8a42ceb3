import { Suspense, useRef } from 'react';
import { lazyPart, WhileLoading } from '../base/lazy-part.tsx';
import { EarlyWords } from './early-words.tsx';
import type { RichTextEditorProps } from './rich-text-editor.tsx';

const load = async () => (await import('./rich-text-editor.tsx')).RichTextEditor;
const Editor = lazyPart<RichTextEditorProps>(load);
/** Fetches the editor before one is shown, so that the first one opened is there at once. */
export const preloadRichTextEditor = () => void load().catch(() => undefined);

/** The rich-text editor, loaded when one is first shown; into an empty one words can be typed before it is there. */
export function LazyRichTextEditor(props: Omit<RichTextEditorProps, 'startsFocused'>) {
  const { value, label, onChange } = props;
  const wasFocused = useRef(false);
  const wasEmpty = useRef(value === '');
  if (!wasEmpty.current)
    return (
      <WhileLoading>
        <Editor {...props} />
      </WhileLoading>
    );
  return (
    <Suspense fallback={<EarlyWords label={label} onChange={onChange} wasFocused={wasFocused} />}>
      <Editor {...props} startsFocused={wasFocused} />
    </Suspense>
  );
}
