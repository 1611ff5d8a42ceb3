import { EditorContent, useEditor } from '@tiptap/react';
import { useEffect, useRef, useState } from 'react';
import { cleanPaste } from './clean-paste.ts';
import { documentOf } from './document-of.ts';
import { EXTENSIONS } from './extensions.ts';
import { htmlOf } from './html-of.ts';
import { LinkDialog } from './link-dialog.tsx';
import styles from './rich-text-editor.module.css';
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
  const shown = useRef(value);
  const editor = useEditor({
    extensions: EXTENSIONS,
    content: documentOf(value),
    // Its style element would need markup as text; the style sheet beside this file has the rules.
    injectCSS: false,
    editorProps: {
      transformPastedHTML: cleanPaste,
      handleKeyDown: (view, event) => {
        if ((event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === 'k') {
          event.preventDefault();
          setLinking(true);
          return true;
        }
        if (!event.altKey || event.key !== 'F10') return false;
        view.dom.closest('[data-rich-text]')?.querySelector<HTMLElement>('[role="toolbar"] [tabindex="0"]')?.focus();
        return true;
      },
      attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': label, 'aria-invalid': String(status === 'error'), ...(id && { id }) },
    },
    onUpdate: ({ editor: changed }) => {
      shown.current = htmlOf(changed);
      onChange(shown.current);
    },
  });
  // Somebody else changed the text: undo of the whole body, a restored revision.
  useEffect(() => {
    if (value === shown.current) return;
    shown.current = value;
    editor.commands.setContent(documentOf(value), { emitUpdate: false });
  }, [editor, value]);
  return (
    <div data-rich-text className={status === 'error' ? `${styles.editor} ${styles.error}` : styles.editor}>
      <Toolbar editor={editor} label={label} onLink={() => setLinking(true)} />
      <EditorContent editor={editor} className={styles.text} />
      {isLinking && <LinkDialog editor={editor} onClose={() => setLinking(false)} />}
    </div>
  );
}
