/** Whether the text is an ISO date, shown as in the pickers; not a year or a date in prose. */
export const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text);
