export type { Clock } from './account.ts';
export type { CallName } from './api/calls.ts';
export type { Fault } from './api/faults.ts';
export { StripeFailure } from './api/stripeFailure.ts';
export type { Controls, OpenerPolicy, SessionChange, Settings } from './controls.ts';
export { createLocalStripe, type LocalStripe, type LocalStripeOptions } from './createLocalStripe.ts';
export { API_VERSION, type EventSubjects } from './objects/event.ts';
export { type RunningLocalStripe, type StartOptions, startLocalStripe } from './startLocalStripe.ts';
export type { Delivery, WebhookEndpoint } from './webhooks/webhooks.ts';
