import type { MethodName } from './attributeNames.ts';
import type { attributes } from './attributes.ts';
import type { IqTestEvents } from './events.ts';
import type { IqTestCommand } from './IqTestElement.ts';

type Choice<Name extends keyof typeof attributes> = NonNullable<(typeof attributes)[Name]['fallback']>;

/** The attributes of `<iq-test>` as a page writes them. */
export interface IqTestAttributes {
  /** Who embeds the test. */
  partner?: string | undefined;
  /** A BCP 47 tag. */
  lang?: string | undefined;
  theme?: Choice<'theme'> | undefined;
  brand?: Choice<'brand'> | undefined;
  set?: Choice<'set'> | undefined;
  mode?: Choice<'mode'> | undefined;
  loading?: Choice<'loading'> | undefined;
  start?: Choice<'start'> | undefined;
  time?: `${Choice<'time'>}` | undefined;
  'price-display'?: Choice<'price-display'> | undefined;
  /** A JSON object of strings. */
  'hidden-data'?: string | undefined;
  /** `none`, or some of analytics, marketing, preferences, with spaces between. */
  consent?: string | undefined;
  isolation?: Choice<'isolation'> | undefined;
  debug?: boolean | '' | undefined;
}

/** `<iq-test>` in the page: a property for each attribute, the methods, and typed events. */
export interface IqTestElement extends HTMLElement, Record<MethodName, () => void> {
  partner: string;
  theme: string;
  brand: string;
  set: string;
  mode: string;
  loading: string;
  time: string;
  priceDisplay: string;
  hiddenData: Readonly<Record<string, string>>;
  consent: string;
  isolation: string;
  debug: boolean;
  addEventListener<Name extends keyof IqTestEvents>(
    type: `iq-test:${Name}`,
    listener: (event: CustomEvent<IqTestEvents[Name]>) => void,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
}

declare global {
  interface HTMLElementTagNameMap {
    'iq-test': IqTestElement;
  }
  interface Window {
    /** The one global of the script tag: calls of methods, also before it has loaded. */
    iqTest?: { push(...commands: IqTestCommand[]): unknown };
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'iq-test': React.DetailedHTMLProps<React.HTMLAttributes<HTMLElement>, HTMLElement> & IqTestAttributes;
    }
  }
}
