import type { AttributeName, HiddenData, PropertyName, Settings } from './attributes.ts';
import type { IqTestEvents } from './events.ts';
import type { IqTestCommand } from './IqTestElement.ts';
import type { IqTestMethods, MethodName } from './methods.ts';

/** Value as a page writes it: as text, `debug` also without any. */
type Written<Value> = Value extends boolean
  ? boolean | ''
  : Value extends string | number
    ? `${Value}`
    : string;

/** The attributes of `<iq-test>` as a page writes them. */
export type IqTestAttributes = { [Name in AttributeName]?: Written<NonNullable<Settings[Name]>> | undefined };

/** `lang` is every element's own, and `start` is a method, too. */
type PropertyAttribute = Exclude<AttributeName, keyof HTMLElement | MethodName>;

type Properties = {
  [Name in Exclude<PropertyAttribute, 'hidden-data'> as PropertyName<Name>]: Settings[Name] extends boolean
    ? boolean
    : string;
};

/** `<iq-test>` in the page: a property for each attribute, and the methods. */
export interface IqTestElement extends HTMLElement, IqTestMethods, Properties {
  /** Numbers and booleans become text. */
  get hiddenData(): HiddenData;
  set hiddenData(data: Readonly<Record<string, string | number | boolean | undefined>>);
}

/** The events by the names that the DOM knows them by. */
type DomEvents = {
  [Name in keyof IqTestEvents as `iq-test:${Name}`]: CustomEvent<IqTestEvents[Name]>;
};

/** React 19 listens by props of these names. */
type EventProps = {
  [Name in keyof DomEvents as `on${Name}`]?: ((event: DomEvents[Name]) => void) | undefined;
};

declare global {
  interface HTMLElementTagNameMap {
    'iq-test': IqTestElement;
  }
  // they bubble: elements, the document and the window can listen
  interface GlobalEventHandlersEventMap extends DomEvents {}
  interface Window {
    /** The one global of the script tag: calls of methods, also before it has loaded. */
    iqTest?: { push(...commands: IqTestCommand[]): unknown };
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'iq-test': React.DetailedHTMLProps<React.HTMLAttributes<HTMLElement>, IqTestElement> &
        IqTestAttributes &
        EventProps;
    }
  }
}
