import type { ReactNode, RefObject } from 'react';
import { Suspense, use, useRef } from 'react';
import { lazyPart, lazyWithNotice } from '../base/lazy-part.tsx';
import type { RichTextEditorProps } from './rich-text-editor.tsx';
import { TypingPlaceholder } from './typing-placeholder.tsx';

const load = async () => (await import('./rich-text-editor.tsx')).RichTextEditor;
const Editor = lazyPart(load);
const EditorAfterWords = lazyWithNotice(load);
/** Fetches the editor before one is shown, so that the first one opened is there at once. */
export const preloadRichTextEditor = () => void load().catch(() => undefined);

/** The rich-text editor, loaded when one is first shown; into an empty one words can be typed before it is there. */
export function LazyRichTextEditor(props: Omit<RichTextEditorProps, 'startsFocused'>) {
  const { value, label, onChange } = props;
  const wasFocused = useRef(false);
  const wasEmpty = useRef(value === '');
  const composing = useRef<Promise<void> | null>(null);
  if (!wasEmpty.current) return <Editor {...props} />;
  return (
    <Suspense
      fallback={
        <TypingPlaceholder
          label={label}
          onChange={onChange}
          wasFocused={wasFocused}
          composing={composing}
        />
      }
    >
      <WaitForComposition composing={composing}>
        <EditorAfterWords {...props} startsFocused={wasFocused} />
      </WaitForComposition>
    </Suspense>
  );
}

/** Not before a word that is being put together out of sounds is whole: its sounds would stay as they are. */
function WaitForComposition({
  composing,
  children,
}: {
  composing: RefObject<Promise<void> | null>;
  children: ReactNode;
}) {
  if (composing.current) use(composing.current);
  return children;
}
