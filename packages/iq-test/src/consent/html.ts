/** HTML that is safe to show: made by `html` alone. */
export interface Html {
  readonly markup: string;
}

const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

/**
 * Makes HTML of a template. Text that is put in is never read as HTML, and `undefined` and `false` are left out. Line
 * breaks of the template, and the spaces after them, are for the source alone.
 */
export function html(
  template: TemplateStringsArray,
  ...values: (Html | Html[] | string | false | undefined)[]
): Html {
  const put = (value: (typeof values)[number]) =>
    typeof value === 'string'
      ? escaped(value)
      : [value || []]
          .flat()
          .map(({ markup }) => markup)
          .join('');
  return { markup: template.map((part, index) => part.replace(/\n */g, '') + put(values[index])).join('') };
}

interface Policy {
  createHTML(markup: string): string;
}
let policy: Policy | undefined;

/** Markup of ours as the page takes it: one with Trusted Types lets only those write HTML whose policy it knows. */
export function trusted(markup: string): string {
  const { trustedTypes } = globalThis as {
    trustedTypes?: { createPolicy(name: string, rules: Policy): Policy };
  };
  policy ??= trustedTypes?.createPolicy('iq-consent', { createHTML: (text) => text });
  return policy ? policy.createHTML(markup) : markup;
}
