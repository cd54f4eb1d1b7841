/** Patterns of secrets that must not reach a log: tokens, links that sign somebody in, email addresses. */
const secrets: readonly [pattern: RegExp, replacement: string][] = [
  [/\b\d{13}-[a-z0-9]{10,32}\.[A-Za-z0-9_-]{43}/g, '[token]'],
  [/\b[A-Za-z0-9]{1,100}(?:\.[\w-]{43}){1,2}(?![\w-])/g, '[token]'],
  [/#[\w-]{43}(?![\w-])/g, '#[token]'],
  [/[^\s<>"'@]+@[^\s<>"'@]+/g, '[address]'],
];

/** Removes tokens and addresses from a text for the log, such as those that a foreign error message quotes. */
export function redact(text: string): string {
  return secrets.reduce((redacted, [pattern, replacement]) => redacted.replace(pattern, replacement), text);
}

/** Describes a thrown value for the log, redacted: its stack, or its text. */
export function describeThrown(thrown: unknown): string {
  return redact(thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown));
}
