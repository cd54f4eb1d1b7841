import type {
  FinishedTestSession,
  PaymentConsent,
  ResultsEmail,
  SaveAnswer,
  SavedAnswer,
  SendResultsEmail,
  SharedResult,
  ShareResult,
  StartedTestSession,
  StartTestSession,
  SvgShape,
  TestResults,
  TestSession,
  TrackQuestionProgress,
} from '@quotient/contract';
import type { EmailOnItsWay } from './emailDelivery.ts';

/** Opens one test session: what a visitor's device keeps. */
export interface Credentials {
  id: string;
  token: string;
}

/** The server's calls. Each rejects with an `ApiError`. */
export interface ApiClient {
  /** Origin of the server. Messages of the checkout page must come from it. */
  readonly origin: string;
  startTestSession(body: StartTestSession): Promise<StartedTestSession>;
  getTestSession(credentials: Credentials): Promise<TestSession>;
  saveAnswer(credentials: Credentials, questionIndex: number, body: SaveAnswer): Promise<SavedAnswer>;
  finishTestSession(credentials: Credentials): Promise<FinishedTestSession>;
  /** Goes back to a finished test, see `TestSession.isReopenable`. */
  reopenTestSession(credentials: Credentials): Promise<TestSession>;
  getResults(credentials: Credentials): Promise<TestResults>;
  trackQuestionProgress(credentials: Credentials, body: TrackQuestionProgress): Promise<void>;
  /** The stored shapes with these names; without names all of them, some 100 kB. */
  listSvgShapes(names?: readonly string[]): Promise<SvgShape[]>;
  createPayment(credentials: Credentials, consent?: PaymentConsent): Promise<{ url?: string }>;
  /** Resolves once the e-mail is stored; its `delivered` waits until it is sent. */
  sendResultsEmail(credentials: Credentials, body: SendResultsEmail): Promise<ResultsEmail & EmailOnItsWay>;
  getResultsEmail(credentials: Credentials, id: string): Promise<ResultsEmail>;
  shareResult(credentials: Credentials, body: ShareResult): Promise<{ id: string }>;
  getSharedResult(id: string): Promise<SharedResult>;
  /** Resolves to the text of a JSON document with everything that the server keeps of the test. */
  exportTestSession(credentials: Credentials): Promise<string>;
  /** Deletes the test on the server. Repeat it to finish an interrupted deletion. */
  eraseTestSession(credentials: Credentials): Promise<void>;
  deleteSharedResult(credentials: Credentials, id: string): Promise<void>;
  makeCertificate(credentials: Credentials): Promise<{ code: string }>;
  removeCertificate(credentials: Credentials): Promise<void>;
  /** Resolves to an address that opens the finished test on any device. Each call makes another one. */
  createPrivateLink(credentials: Credentials): Promise<{ url: string }>;
  /** Ends all private links; one that opened the test here stays. */
  endPrivateLinks(credentials: Credentials): Promise<void>;
}
