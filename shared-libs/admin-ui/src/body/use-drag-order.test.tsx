import { fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { useDragOrder } from './use-drag-order.ts';

function List({ names, children, onDrop }: ListProps) {
  const { list } = useDragOrder(onDrop);
  return (
    <ul {...list}>
      {names.map((name) => (
        <li key={name} data-key={name}>
          <span data-handle>{name}</span>
          {children}
        </li>
      ))}
    </ul>
  );
}
interface ListProps {
  names: string[];
  children?: ReactNode;
  onDrop: (key: string, to: number) => void;
}

it('dragging a row of a nested list moves no row of the list around it', () => {
  const [outer, inner] = [vi.fn(), vi.fn()];
  Element.prototype.setPointerCapture ??= () => {};
  render(
    <List names={['outside']} onDrop={outer}>
      <List names={['one', 'two']} onDrop={inner} />
    </List>,
  );
  // jsdom has no pointer events, and no heights.
  const pointer = (type: string, name: string) =>
    fireEvent(
      screen.getByText(name),
      Object.assign(new MouseEvent(type, { bubbles: true, button: 0, clientY: 200 }), {
        isPrimary: true,
        pointerId: 1,
      }),
    );
  pointer('pointerdown', 'one');
  pointer('pointermove', 'two');
  pointer('pointerup', 'two');
  expect(inner).toHaveBeenCalledWith('one', 1);
  expect(outer).not.toHaveBeenCalled();
});
