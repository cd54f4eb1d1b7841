/** A piece of a translated text. */
export interface RichPart {
  /** The tag around it, if any. */
  tag?: string | undefined;
  content: string;
}

/** The pieces of a translated text with tags, in order: `Read the <terms>terms</terms>.` has three. */
export function richParts(text: string): RichPart[] {
  const pieces = text.split(/<(\w+)>(.*?)<\/\1>/gu);
  // plain text, a tag's name, its content, plain text, …
  return pieces.flatMap((content, index) =>
    content === '' || index % 3 === 1
      ? []
      : [{ content, tag: index % 3 === 2 ? pieces[index - 1] : undefined }],
  );
}
