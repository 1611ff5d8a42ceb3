import { joinLabel } from '@admissions/model';
import { useMessage } from '@admissions/store';
import { type Editor, useEditorState } from '@tiptap/react';
import { type KeyboardEvent, memo, useState } from 'react';
import { StrokeIcon } from '../base/stroke-icon.tsx';
import { TEXTS } from './texts.ts';
import styles from './toolbar.module.css';
import { TOOLS, type Tool, type ToolName } from './tools.ts';

const ALL = TOOLS.flat();
const MOVES: Record<string, (at: number) => number> = {
  ArrowRight: (at) => at + 1,
  ArrowLeft: (at) => at - 1,
  Home: () => 0,
  End: () => -1,
};

interface ToolbarProps {
  editor: Editor;
  label: string;
  onLink: () => void;
}
/** Toolbar with one tab stop: arrow keys move, Escape returns. Memoised against key presses. */
export const Toolbar = memo(function Toolbar({ editor, label, onLink }: ToolbarProps) {
  const t = useMessage();
  const [stop, setStop] = useState<ToolName>('heading3');
  const { active, impossible } = useEditorState({
    editor,
    selector: () => ({
      active: ALL.filter((tool) => tool.isActive?.(editor)).map(({ name }) => name),
      impossible: ALL.filter((tool) => tool.isPossible && !tool.isPossible(editor)).map(
        ({ name }) => name,
      ),
    }),
  });
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Escape') editor.commands.focus();
    const move = MOVES[event.key];
    if (!move) return;
    event.preventDefault();
    const buttons = [...event.currentTarget.querySelectorAll('button')];
    const at = move(buttons.indexOf(document.activeElement as HTMLButtonElement));
    buttons.at(at % buttons.length)?.focus();
  };
  const press = (tool: Tool) => {
    if (tool.run) tool.run(editor.chain().focus()).run();
    else onLink();
  };
  return (
    <div
      role="toolbar"
      aria-label={joinLabel(t(TEXTS.toolbar), label, t.locale)}
      className={styles.toolbar}
      onKeyDown={onKeyDown}
    >
      {TOOLS.map((group) => (
        <div key={group[0]?.name} className={styles.group}>
          {group.map((tool) => (
            <button
              key={tool.name}
              type="button"
              tabIndex={tool.name === stop ? 0 : -1}
              aria-label={t(TEXTS[tool.name])}
              title={`${t(TEXTS[tool.name])} (${keysText(tool.keys)})`}
              aria-pressed={tool.isActive ? active.includes(tool.name) : undefined}
              aria-disabled={impossible.includes(tool.name) || undefined}
              // The click must not clear the selection in the text.
              onMouseDown={(event) => event.preventDefault()}
              onFocus={() => setStop(tool.name)}
              onClick={() => press(tool)}
            >
              {tool.isWorded ? t(TEXTS[tool.name]) : <ToolIcon name={tool.name} />}
            </button>
          ))}
        </div>
      ))}
    </div>
  );
});
const keysText = (keys: string) =>
  keys.replace('Mod', /Mac|iP/.test(navigator.userAgent) ? '⌘' : 'Ctrl').replaceAll('-', '+');

const PATHS: Partial<Record<ToolName, string>> = {
  bold: 'M7 5h6a3.5 3.5 0 0 1 0 7H7zM7 12h7a3.5 3.5 0 0 1 0 7H7z',
  italic: 'M10 5h8M6 19h8M14 5l-4 14',
  underline: 'M7 4v7a5 5 0 0 0 10 0V4M5 20h14',
  strike:
    'M4 12h16M17 7.5C16.5 5.5 14.6 4.5 12 4.5c-3 0-5 1.5-5 3.6 0 1.6 1 2.6 3 3.3M7 16c.4 2.2 2.3 3.5 5 3.5 3 0 5-1.5 5-3.8 0-.7-.2-1.3-.5-1.8',
  link: 'M10 14a4 4 0 0 0 5.7 0l3.2-3.2a4 4 0 0 0-5.7-5.7L12 6.3M14 10a4 4 0 0 0-5.7 0l-3.2 3.2a4 4 0 0 0 5.7 5.7l1.2-1.2',
  bulletList: 'M9 6h11M9 12h11M9 18h11M4.5 6h.01M4.5 12h.01M4.5 18h.01',
  orderedList:
    'M10 6h10M10 12h10M10 18h10M4 5l1.2-.6V9M3.8 14.2c.6-.9 2.4-.8 2.4.5 0 1-2.4 1.7-2.4 3.3h2.5',
  blockquote: 'M5 6v12M9 7h11M9 12h11M9 17h7',
  hardBreak: 'M20 5v6a3 3 0 0 1-3 3H5M9 10l-4 4 4 4',
  undo: 'M8 5 4 9l4 4M4 9h10a5.5 5.5 0 0 1 0 11h-4',
  redo: 'm16 5 4 4-4 4M20 9H10a5.5 5.5 0 0 0 0 11h4',
};

const ToolIcon = ({ name }: { name: ToolName }) => <StrokeIcon path={PATHS[name]} />;
