import type { Editor } from '@tiptap/react';

export type ToolName =
  | 'bold'
  | 'italic'
  | 'underline'
  | 'strike'
  | 'heading3'
  | 'heading4'
  | 'bulletList'
  | 'orderedList'
  | 'blockquote'
  | 'hardBreak'
  | 'link'
  | 'undo'
  | 'redo';
export interface Tool {
  name: ToolName;
  /** As in "Mod-b"; displayed only, the editor has its own bindings. */
  keys?: string;
  /** Text label instead of an icon that is not widely understood. */
  isWorded?: boolean;
  /** Absent: the toolbar handles it. */
  run?: (editor: Editor) => void;
  isActive?: (editor: Editor) => boolean;
  isPossible?: (editor: Editor) => boolean;
}

export const TOOLS: readonly (readonly Tool[])[] = [
  [
    {
      name: 'heading3',
      isWorded: true,
      keys: 'Mod-Alt-3',
      run: (editor) => editor.chain().focus().toggleHeading({ level: 3 }).run(),
      isActive: (editor) => editor.isActive('heading', { level: 3 }),
    },
    {
      name: 'heading4',
      isWorded: true,
      keys: 'Mod-Alt-4',
      run: (editor) => editor.chain().focus().toggleHeading({ level: 4 }).run(),
      isActive: (editor) => editor.isActive('heading', { level: 4 }),
    },
  ],
  [
    {
      name: 'bold',
      keys: 'Mod-B',
      run: (editor) => editor.chain().focus().toggleBold().run(),
      isActive: (editor) => editor.isActive('bold'),
    },
    {
      name: 'italic',
      keys: 'Mod-I',
      run: (editor) => editor.chain().focus().toggleItalic().run(),
      isActive: (editor) => editor.isActive('italic'),
    },
    {
      name: 'underline',
      keys: 'Mod-U',
      run: (editor) => editor.chain().focus().toggleUnderline().run(),
      isActive: (editor) => editor.isActive('underline'),
    },
    {
      name: 'strike',
      keys: 'Mod-Shift-S',
      run: (editor) => editor.chain().focus().toggleStrike().run(),
      isActive: (editor) => editor.isActive('strike'),
    },
    { name: 'link', keys: 'Mod-K', isActive: (editor) => editor.isActive('link') },
  ],
  [
    {
      name: 'bulletList',
      keys: 'Mod-Shift-8',
      run: (editor) => editor.chain().focus().toggleBulletList().run(),
      isActive: (editor) => editor.isActive('bulletList'),
    },
    {
      name: 'orderedList',
      keys: 'Mod-Shift-7',
      run: (editor) => editor.chain().focus().toggleOrderedList().run(),
      isActive: (editor) => editor.isActive('orderedList'),
    },
    {
      name: 'blockquote',
      keys: 'Mod-Shift-B',
      run: (editor) => editor.chain().focus().toggleBlockquote().run(),
      isActive: (editor) => editor.isActive('blockquote'),
    },
    {
      name: 'hardBreak',
      keys: 'Shift-Enter',
      run: (editor) => editor.chain().focus().setHardBreak().run(),
    },
  ],
  [
    {
      name: 'undo',
      keys: 'Mod-Z',
      run: (editor) => editor.chain().focus().undo().run(),
      isPossible: (editor) => editor.can().undo(),
    },
    {
      name: 'redo',
      keys: 'Mod-Shift-Z',
      run: (editor) => editor.chain().focus().redo().run(),
      isPossible: (editor) => editor.can().redo(),
    },
  ],
];
