import type { Stage } from '../../flow/journey.ts';
import type { EmitJourneyEvent, JourneyEvents } from '../../flow/journeyEvents.ts';
import type { HiddenData } from './attributes.ts';

/** Events of the element besides those of the journey. */
export interface ElementEvents {
  /** The test can be used. Once for each load. */
  ready: { version: string; locale: string; mode: string; stage: Stage };
  /** The size of what is shown has changed, in CSS pixels. */
  resize: { width: number; height: number };
  /** Sent when the dialog was closed. A running test continues: its clock is the server's. */
  close: { stage: Stage };
}

/** Fields that every event's detail has. */
interface CommonDetail {
  hiddenData: HiddenData;
  partner: string | null;
}

/** Events with `isolation="iframe"`: the page gets neither answers nor score, so these fields are absent. */
export interface MaskedEvents extends Omit<JourneyEvents, 'answer' | 'results'> {
  answer: Omit<JourneyEvents['answer'], 'answer'> & Partial<Pick<JourneyEvents['answer'], 'answer'>>;
  results: Pick<JourneyEvents['results'], 'sessionId' | 'totalQuestions'> & Partial<JourneyEvents['results']>;
}

type OwnDetails = MaskedEvents & ElementEvents;

/** The events of `<iq-test>` by name, without the prefix, and their details. */
export type IqTestEvents = {
  // an element whose code could not be loaded knows no more than that
  [Name in keyof OwnDetails]: OwnDetails[Name] &
    (Name extends 'error' ? Partial<CommonDetail> : CommonDetail);
};

/** Time of each event, in the order of a first visit; documentation and editors' data use it. */
export const eventDescriptions: Record<keyof IqTestEvents, string> = {
  ready: 'The test can be used.',
  resize: 'The size of what is shown has changed, in CSS pixels.',
  start: 'The clock runs; resumed: it has been running before, and the test is back.',
  answer: "An answer was given or changed: the question's number from 1 and the displayed letter.",
  step: 'Another question is shown: its number from 1.',
  warning: 'The last five minutes have begun.',
  finish: 'The test is over and the server has the answers.',
  'payment-open': 'A checkout was opened, in a pop-up or in this tab.',
  paid: 'The server has confirmed the payment. Once for each session on a device.',
  results: 'The results are shown. The only event with a score; it comes after the payment.',
  close: 'The dialog was closed. A running test goes on.',
  error: 'Something failed. The code is stable, the message is for developers.',
};

/** Sends one event of the element. */
export type Emit = EmitJourneyEvent &
  (<Name extends keyof ElementEvents>(name: Name, detail: ElementEvents[Name]) => void);
