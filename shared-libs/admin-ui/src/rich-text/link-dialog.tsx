import { useMessage } from '@admissions/store';
import type { Editor } from '@tiptap/react';
import { Button, Checkbox } from 'antd';
import { type KeyboardEvent, useState } from 'react';
import { FormField } from '../base/form-field.tsx';
import { Modal } from '../base/overlays.tsx';
import { TEXTS as FORM } from '../base/texts.ts';
import { WordsField } from '../base/words-field.tsx';
import { findHrefProblem } from '../links/find-href-problem.ts';
import { LinkInput } from '../links/link-input.tsx';
import { TEXTS } from './texts.ts';

/** Prompts for a link target; without a selection also for the text. */
export function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const t = useMessage();
  const current = editor.getAttributes('link') as { href?: string; target?: string | null };
  const isNew = current.href === undefined;
  const needsWords = isNew && editor.state.selection.empty;
  const [href, setHref] = useState(current.href ?? '');
  const [words, setWords] = useState('');
  const [isNewWindow, setNewWindow] = useState(current.target === '_blank');
  const [isRefused, setRefused] = useState(false);
  const refusal = findHrefProblem(href.trim());
  function apply() {
    const attrs = { href: href.trim(), target: isNewWindow ? '_blank' : null };
    if (refusal) return setRefused(true);
    if (needsWords) insertLink(editor, attrs, words.trim() || attrs.href);
    else editor.chain().focus().extendMarkRange('link').setLink(attrs).run();
    onClose();
  }
  function remove(): void {
    editor.chain().focus().extendMarkRange('link').unsetLink().run();
    onClose();
  }
  // Enter must not submit the entry's form around the dialog.
  const onEnter = (event: KeyboardEvent) => {
    event.preventDefault();
    apply();
  };
  return (
    <Modal
      open
      title={t(TEXTS.link)}
      onCancel={onClose}
      footer={
        <>
          {!isNew && (
            <Button danger onClick={remove}>
              {t(TEXTS.linkRemove)}
            </Button>
          )}
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button type="primary" onClick={apply}>
            {t(TEXTS.linkApply)}
          </Button>
        </>
      }
    >
      <FormField
        label={TEXTS.linkAddress}
        hint={FORM.hrefHint}
        error={isRefused && refusal ? t(refusal) : undefined}
        isRequired
      >
        {(control) => (
          <LinkInput
            control={control}
            isFocused
            value={href}
            onChange={setHref}
            onPressEnter={onEnter}
          />
        )}
      </FormField>
      {needsWords && (
        <WordsField
          label={TEXTS.linkText}
          hint={TEXTS.linkTextHint}
          value={words}
          maxLength={200}
          onChange={setWords}
          onPressEnter={onEnter}
        />
      )}
      <Checkbox checked={isNewWindow} onChange={({ target }) => setNewWindow(target.checked)}>
        {t(FORM.newWindow)}
      </Checkbox>
    </Modal>
  );
}

const insertLink = (editor: Editor, attrs: { href: string; target: string | null }, text: string) =>
  editor
    .chain()
    .focus()
    .insertContent({ type: 'text', text, marks: [{ type: 'link', attrs }] })
    .run();
