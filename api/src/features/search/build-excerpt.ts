import { foldText, foldWithOrigins } from './folded-text.ts';
import type { Option, Question } from './parse-question.ts';
import { findFirst } from './search-marks.ts';

const MAX_EXCERPT_LENGTH = 110;
const CONTEXT_BEFORE_LENGTH = 30;
const HEADER_LINE_COUNT = 2;

interface Texts {
  title: string;
  summary: string;
  content: string;
  /** Folded lines: title, summary and content. */
  words: string;
}

/** Text around the first match outside title and summary; otherwise the summary. */
export function buildExcerpt(
  { title, summary, content, words }: Texts,
  question: Question,
): string {
  const short = foldText(`${title}\n${summary}`);
  const missing = question.terms.filter((options) => findFirst(short, toParts(options)) < 0);
  const lines = words.split('\n').slice(HEADER_LINE_COUNT);
  // A match of the whole query is more useful than one of its first word.
  const positions = [question.phrases, ...missing.map(toParts)].map((parts) => ({
    parts,
    line: lines.findIndex((line) => findFirst(line, parts) >= 0),
  }));
  const position = missing.length > 0 ? positions.find(({ line }) => line >= 0) : undefined;
  const line = position && content.split('\n')[position.line];
  return line === undefined ? summary : cutAround(line, position?.parts ?? []);
}

const toParts = (options: readonly Option[]) =>
  options.flatMap(({ tokens, runs }) => (runs.length > 0 ? runs : tokens.map(({ text }) => text)));

function cutAround(line: string, parts: readonly string[]) {
  const { text, origins } = foldWithOrigins(line);
  const at = origins[findFirst(text, parts)] ?? 0;
  const before = [...line.slice(0, at)];
  const after = [...line.slice(at)];
  const start =
    before.length + after.length <= MAX_EXCERPT_LENGTH
      ? 0
      : Math.max(0, before.length - CONTEXT_BEFORE_LENGTH);
  const shown = [...before, ...after].slice(start, start + MAX_EXCERPT_LENGTH);
  const isCut = before.length + after.length > start + MAX_EXCERPT_LENGTH;
  return `${start > 0 ? '…' : ''}${shown.join('')}${isCut ? '…' : ''}`;
}
