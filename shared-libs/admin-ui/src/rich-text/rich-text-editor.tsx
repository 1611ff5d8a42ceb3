import type { EditorOptions } from '@tiptap/react';
import { EditorContent, useEditor } from '@tiptap/react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { cleanPaste } from './clean-paste.ts';
import { EXTENSIONS } from './extensions.ts';
import { LinkDialog } from './link-dialog.tsx';
import { parseDocument } from './parse-document.ts';
import styles from './rich-text-editor.module.css';
import { toHtml } from './to-html.ts';
import { Toolbar } from './toolbar.tsx';

export interface RichTextEditorProps {
  /** The HTML that the API has sanitised; '' without words. */
  value: string;
  onChange: (html: string) => void;
  label: string;
  id?: string | undefined;
  status?: '' | 'error';
}
/** Words with emphasis, links, lists, quotations and small headings. */
export function RichTextEditor({ value, onChange, label, id, status = '' }: RichTextEditorProps) {
  const [isLinking, setLinking] = useState(false);
  const [content] = useState(() => parseDocument(value));
  const shown = useRef(value);
  const editorProps = useMemo(
    (): EditorOptions['editorProps'] => ({
      transformPastedHTML: cleanPaste,
      handleKeyDown: (view, event) => {
        if (event.isComposing) return false;
        const isLinkKey =
          (event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === 'k';
        if (isLinkKey) setLinking(true);
        else if (event.altKey && event.key === 'F10') findToolbarStop(view.dom)?.focus();
        else return false;
        event.preventDefault();
        return true;
      },
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        'aria-invalid': String(status === 'error'),
        ...(id && { id }),
      },
    }),
    [label, id, status],
  );
  const editor = useEditor({
    extensions: EXTENSIONS,
    content,
    // Its style element would need markup as text; the style sheet beside this file has the rules.
    injectCSS: false,
    editorProps,
    onUpdate: ({ editor: changed }) => {
      shown.current = toHtml(changed);
      onChange(shown.current);
    },
  });
  // Somebody else changed the text: undo of the whole body, a restored revision.
  useEffect(() => {
    if (value === shown.current) return;
    shown.current = value;
    editor.commands.setContent(parseDocument(value), { emitUpdate: false });
  }, [editor, value]);
  return (
    <div
      data-rich-text
      className={status === 'error' ? `${styles.editor} ${styles.error}` : styles.editor}
    >
      <Toolbar editor={editor} label={label} onLink={() => setLinking(true)} />
      <EditorContent editor={editor} className={styles.text} />
      {isLinking && <LinkDialog editor={editor} onClose={() => setLinking(false)} />}
    </div>
  );
}
const findToolbarStop = (text: Element) =>
  text.closest('[data-rich-text]')?.querySelector<HTMLElement>('[role="toolbar"] [tabindex="0"]');
