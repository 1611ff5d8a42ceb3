import type { ChainedCommands, Editor } from '@tiptap/react';

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
  keys: string;
  /** Text label instead of an icon that is not widely understood. */
  isWorded?: boolean;
  /** Absent: the toolbar handles it. */
  run?: (chain: ChainedCommands) => ChainedCommands;
  isActive?: (editor: Editor) => boolean;
  isPossible?: (editor: Editor) => boolean;
}

const createHeading = (level: 3 | 4): Tool => ({
  name: `heading${level}`,
  isWorded: true,
  keys: `Mod-Alt-${level}`,
  run: (chain) => chain.toggleHeading({ level }),
  isActive: (editor) => editor.isActive('heading', { level }),
});
/** A tool for the mark or block of the same name. */
const createToggle = (name: ToolName, keys: string, run?: Tool['run']): Tool => ({
  name,
  keys,
  ...(run && { run }),
  isActive: (editor) => editor.isActive(name),
});

export const TOOLS: readonly (readonly Tool[])[] = [
  [createHeading(3), createHeading(4)],
  [
    createToggle('bold', 'Mod-B', (chain) => chain.toggleBold()),
    createToggle('italic', 'Mod-I', (chain) => chain.toggleItalic()),
    createToggle('underline', 'Mod-U', (chain) => chain.toggleUnderline()),
    createToggle('strike', 'Mod-Shift-S', (chain) => chain.toggleStrike()),
    createToggle('link', 'Mod-K'),
  ],
  [
    createToggle('bulletList', 'Mod-Shift-8', (chain) => chain.toggleBulletList()),
    createToggle('orderedList', 'Mod-Shift-7', (chain) => chain.toggleOrderedList()),
    createToggle('blockquote', 'Mod-Shift-B', (chain) => chain.toggleBlockquote()),
    { name: 'hardBreak', keys: 'Shift-Enter', run: (chain) => chain.setHardBreak() },
  ],
  [
    {
      name: 'undo',
      keys: 'Mod-Z',
      run: (chain) => chain.undo(),
      isPossible: (editor) => editor.can().undo(),
    },
    {
      name: 'redo',
      keys: 'Mod-Shift-Z',
      run: (chain) => chain.redo(),
      isPossible: (editor) => editor.can().redo(),
    },
  ],
];
