import { joinLabel } from '@admissions/model';
import { useMessage } from '@admissions/store';
import { InputNumber } from 'antd';
import { type ComponentRef, useId, useState } from 'react';
import { Modal } from './overlays.tsx';
import { TEXTS } from './texts.ts';

export interface PositionDialogProps {
  title: string;
  at: number;
  of: number;
  onChoose: (position: number) => void;
  onClose: () => void;
}
const focusAndSelect = (field: ComponentRef<typeof InputNumber> | null) =>
  field?.focus({ cursor: 'all' });

/** Prompts for the new position of an entry in the whole list. */
export function PositionDialog({ title, at, of, onChoose, onClose }: PositionDialogProps) {
  const t = useMessage();
  const id = useId();
  const [position, setPosition] = useState<number | null>(at);
  const choose = () => {
    if (position && position !== at) onChoose(position);
    onClose();
  };
  return (
    <Modal
      open
      title={joinLabel(t(TEXTS.moveTo), title, t.locale)}
      onCancel={onClose}
      onOk={choose}
      okButtonProps={{ disabled: !position }}
    >
      <label htmlFor={id} className="semi block space-s">
        {t(TEXTS.position, { of })}
      </label>
      <InputNumber
        id={id}
        // Typing replaces the number: appending to 3 would give 13.
        ref={focusAndSelect}
        min={1}
        max={of}
        precision={0}
        value={position}
        onChange={setPosition}
        onPressEnter={choose}
      />
    </Modal>
  );
}
