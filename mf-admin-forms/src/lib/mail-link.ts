/** A letter to the visitor, begun; the text is left to the mail program. */
export function mailLink({ to, subject, greeting }: { to: string; subject: string; greeting: string }): string {
  return `mailto:${encodeURIComponent(to).replace('%40', '@')}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(`${greeting}\r\n\r\n`)}`;
}

/** A call; an extension is dialled after a pause. */
export const callLink = (number: string) => `tel:${number.replace(/\s*(#|ext\.?)\s*/i, ',').replace(/[^\d+,]/g, '')}`;
