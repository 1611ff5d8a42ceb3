import { useMessage, useToast } from '@admissions/store';
import { EditorContent, type EditorOptions, useEditor } from '@tiptap/react';
import {
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { EXTENSIONS } from './extensions.ts';
import { LinkDialog } from './link-dialog.tsx';
import { parsePaste } from './parse-paste.ts';
import styles from './rich-text-editor.module.css';
import { type TakenTables, takeTables } from './take-tables.ts';
import { TEXTS } from './texts.ts';
import { toHtml } from './to-html.ts';
import { Toolbar } from './toolbar.tsx';

export interface RichTextEditorProps {
  /** Sanitised HTML from the API; '' for blank text. */
  value: string;
  onChange: (html: string) => void;
  label: string;
  status?: '' | 'error';
  /** Whether the placeholder had the focus. */
  startsFocused?: RefObject<boolean>;
  /** Receives pasted tables; without it each row becomes a line. */
  onTables?: ((tables: TakenTables) => void) | undefined;
}
/** The editor drops a text of one line break and spaces, also between words. */
export const toContent = (html: string) => html.replace(/[ \t\r\n\f]+/g, ' ');

/** Rich text with emphasis, links, lists, quotations and small headings. */
export function RichTextEditor(props: RichTextEditorProps) {
  const { value, onChange, label, status, startsFocused, onTables } = props;
  const t = useMessage();
  const toast = useToast();
  const notify = (text: string) => toast(text, 'info');
  const [isLinking, setLinking] = useState(false);
  const openLink = useCallback(() => setLinking(true), []);
  const shown = useRef(value);
  const editorProps = useEditorProps(props, {
    openLink,
    notifySkipped: (count) => notify(t(TEXTS.picturesDropped, { count })),
  });
  const editor = useEditor({
    extensions: EXTENSIONS,
    content: toContent(value),
    // Its style element would violate Trusted Types; the style sheet of this component has the rules.
    injectCSS: false,
    editorProps,
    onUpdate: ({ editor: changed }) => {
      const taken = takeTables(changed);
      if (taken) {
        const tables = [...taken.before, ...taken.after].filter(Array.isArray);
        onTables?.(taken);
        return notify(t(TEXTS.tablesTaken, { count: tables.length }));
      }
      shown.current = toHtml(changed);
      onChange(shown.current);
    },
  });
  useLayoutEffect(() => {
    if (!startsFocused?.current || editor.isDestroyed) return;
    editor.commands.setTextSelection(editor.state.doc.content.size);
    editor.view.focus();
  }, [editor, startsFocused]);
  // External change: undo of the whole body, or a restored revision.
  useEffect(() => {
    // A destroyed editor is replaced by another, which reads the text itself.
    if (value === shown.current || editor.isDestroyed) return;
    shown.current = value;
    editor.commands.setContent(toContent(value), { emitUpdate: false });
  }, [editor, value]);
  return (
    <div
      data-rich-text
      className={status === 'error' ? `${styles.editor} ${styles.error}` : styles.editor}
    >
      <Toolbar editor={editor} label={label} onLink={openLink} />
      <EditorContent editor={editor} className={styles.text} translate="no" />
      {isLinking && <LinkDialog editor={editor} onClose={() => setLinking(false)} />}
    </div>
  );
}

interface EditorEvents {
  openLink: () => void;
  notifySkipped: (pictureCount: number) => void;
}
/** Keys, attributes and pasting of the editor; stable while its label and state are. */
function useEditorProps(
  { label, status, onTables }: RichTextEditorProps,
  { openLink, notifySkipped }: EditorEvents,
) {
  const processPaste = (html: string) => {
    const paste = parsePaste(html, onTables !== undefined);
    if (paste.pictures > 0) notifySkipped(paste.pictures);
    return paste.html;
  };
  const latest = useRef({ processPaste, notifySkipped });
  useLayoutEffect(() => {
    latest.current = { processPaste, notifySkipped };
  });
  return useMemo(
    (): EditorOptions['editorProps'] => ({
      transformPastedHTML: (html) => latest.current.processPaste(html),
      handlePaste: (_view, { clipboardData }) => {
        // Screenshots and files cannot be part of rich text.
        const pictures = [...(clipboardData?.files ?? [])].filter(({ type }) =>
          type.startsWith('image/'),
        );
        if (pictures.length === 0 || clipboardData?.types.includes('text/html')) return false;
        latest.current.notifySkipped(pictures.length);
        return !clipboardData?.types.includes('text/plain');
      },
      handleKeyDown: (view, event) => {
        if (event.isComposing) return false;
        const isLinkKey =
          (event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === 'k';
        if (isLinkKey) openLink();
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
      },
    }),
    [label, status, openLink],
  );
}
const findToolbarStop = (text: Element) =>
  text.closest('[data-rich-text]')?.querySelector<HTMLElement>('[role="toolbar"] [tabindex="0"]');
