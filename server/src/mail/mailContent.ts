/** How one ability went, in words and as a bar. */
export interface MailBar {
  name: string;
  /** How many were right, and what that is called. */
  words: string;
  /** 0–100: how much of the bar is filled. */
  percent: number;
  tone: 'success' | 'warning' | 'alert';
}

/** All that an e-mail says, in the order in which it says it, in the reader's language. Text alone: nothing in it is markup. */
export interface MailContent {
  /** BCP 47 tag of the words; also says from which side they run. */
  locale: string;
  /** The heading, too. */
  subject: string;
  /** What a list of e-mails shows beside the subject. */
  preview: string;
  date?: string;
  /** What the reader must know before the rest. */
  warning?: string;
  /** The one number that it is about. */
  hero?: { term: string; value: string; notes: readonly string[] };
  facts: readonly (readonly [term: string, value: string])[];
  chart?: { title: string; bars: readonly MailBar[] };
  link?: { words: string; url: string };
  /** Paragraphs at the end. */
  closing: readonly string[];
}
