import { eventDetails } from '../../packages/iq-test/src/embed/element/eventDetails.ts';
import { eventDescriptions, type IqTestEvents } from '../../packages/iq-test/src/embed/element/events.ts';

/** One row for each event of `<iq-test>`: its name, when it is sent, its detail. */
export const eventRows = (Object.keys(eventDetails) as (keyof IqTestEvents)[]).map((name) => [
  `\`iq-test:${name}\``,
  eventDescriptions[name],
  Object.entries(eventDetails[name])
    .map(([key, text]) => `**${key}** ${text}`)
    .join('; '),
]);
