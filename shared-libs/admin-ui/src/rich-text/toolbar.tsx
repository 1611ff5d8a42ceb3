import { joinLabel } from '@admissions/model';
import { useMessage } from '@admissions/store';
import type { Editor } from '@tiptap/react';
import { useEditorState } from '@tiptap/react';
import type { KeyboardEvent } from 'react';
import { memo, useState } from 'react';
import { TEXTS } from './texts.ts';
import { ToolIcon } from './tool-icon.tsx';
import styles from './toolbar.module.css';
import type { Tool, ToolName } from './tools.ts';
import { TOOLS } from './tools.ts';

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
