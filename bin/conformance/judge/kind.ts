const NOUNS: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  boolean: 'true or false',
  object: 'an object',
  undefined: 'nothing',
};

/** The type of a value as text, never the value. */
export function kindOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  if (value === '') return 'empty text';
  return NOUNS[typeof value] ?? typeof value;
}

/** The kind of a text that is no JSON. */
export function textKindOf(text: string): string {
  const start = text.trimStart().slice(0, 15).toLowerCase();
  if (start === '') return 'an empty body';
  return start.startsWith('<') ? 'HTML or XML' : 'other text';
}
