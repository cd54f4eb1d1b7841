/** Result in one ability, as words and as a bar. */
export interface MailBar {
  name: string;
  /** Name of the ability and its number of correct answers. */
  words: string;
  /** 0–100: the filled part of the bar. */
  percent: number;
  tone: 'success' | 'warning' | 'alert';
}

/** Content of an email in its order and the reader's language. Plain text: nothing in it is markup. */
export interface MailContent {
  /** BCP 47 tag of the words; it also gives their direction. */
  locale: string;
  /** Subject and heading. */
  subject: string;
  /** Text that a mailbox lists beside the subject. */
  preview: string;
  date?: string;
  /** Warning before everything else. */
  warning?: string;
  /** Main number of the email. */
  hero?: { term: string; value: string; notes: readonly string[] };
  facts: readonly (readonly [term: string, value: string])[];
  chart?: { title: string; bars: readonly MailBar[] };
  links?: readonly { words: string; url: string }[];
  /** Paragraphs at the end. */
  closing: readonly string[];
}
