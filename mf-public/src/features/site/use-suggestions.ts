import { api } from '@admissions/api-client';
import type { Suggestion, SuggestionData } from '@admissions/protocol';
import { SITE_READ_PATHS } from '@admissions/protocol';
import { useEffect, useRef, useState } from 'react';

const DEBOUNCE_MS = 200;

interface Suggestions {
  list: readonly Suggestion[];
  /** An empty text ends the suggestions. */
  suggest: (typed: string) => void;
}
/** Debounced; a failed request yields no suggestions. */
export function useSuggestions(): Suggestions {
  const [list, setList] = useState<readonly Suggestion[]>([]);
  const pending = useRef<AbortController>(null);
  useEffect(() => () => pending.current?.abort(), []);
  async function suggest(typed: string) {
    pending.current?.abort();
    const q = typed.trim();
    if (q === '') {
      setList([]);
      return;
    }
    const controller = new AbortController();
    pending.current = controller;
    await new Promise((resolve) => setTimeout(resolve, DEBOUNCE_MS));
    if (controller.signal.aborted) return;
    const found = await api()
      .get<SuggestionData>(SITE_READ_PATHS.suggestions, {
        params: { q },
        signal: controller.signal,
        silent: true,
        once: true,
      })
      .catch(() => null);
    if (!controller.signal.aborted) setList(found?.list ?? []);
  }
  return { list, suggest: (typed) => void suggest(typed) };
}
