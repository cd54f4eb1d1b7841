/** Anything that must not reach a log: tokens of tests and of operators, links that let somebody in, e-mail addresses. */
const secrets: readonly [pattern: RegExp, replacement: string][] = [
  [/\b\d{13}-[a-z0-9]{10,32}\.[A-Za-z0-9_-]{43}/g, '[token]'],
  [/\b[A-Za-z0-9]{1,100}(?:\.[\w-]{43}){1,2}(?![\w-])/g, '[token]'],
  [/#[\w-]{43}(?![\w-])/g, '#[token]'],
  [/[^\s<>"'@]+@[^\s<>"'@]+/g, '[address]'],
];

/** Text for a log, without tokens and addresses. Guards against what a foreign error message may quote. */
export function redact(text: string): string {
  return secrets.reduce((redacted, [pattern, replacement]) => redacted.replace(pattern, replacement), text);
}

/** What is worth logging of a thrown value, redacted: its stack, or its text. */
export function describeThrown(thrown: unknown): string {
  return redact(thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown));
}
