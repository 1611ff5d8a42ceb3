import { type ReactNode, type RefObject, Suspense, use, useRef } from 'react';
import { lazyPart, lazyWithNotice } from '../base/lazy-part.tsx';
import type { RichTextEditorProps } from './rich-text-editor.tsx';
import { TypingPlaceholder } from './typing-placeholder.tsx';

const load = async () => (await import('./rich-text-editor.tsx')).RichTextEditor;
const Editor = lazyPart(load);
const EditorAfterWords = lazyWithNotice(load);
/** Starts loading the editor before the first one is shown. */
export const preloadRichTextEditor = () => void load().catch(() => undefined);

/** Lazy rich-text editor; a placeholder accepts text while it loads. */
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

/** Replacing the input during composition would leave the unfinished sounds as text. */
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
