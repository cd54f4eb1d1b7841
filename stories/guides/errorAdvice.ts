import type { ApiErrorCode } from '@quotient/contract';
import type { TransportErrorCode } from '../../packages/iq-test/src/api/ApiError.ts';

/** Advice to integrators for each code of the server. The compiler demands every new one. */
export const serverAdvice: Record<ApiErrorCode, string> = {
  invalid_request:
    'Read `fields`: the path of each bad field and what is wrong with it. If the widget sent it, page and server are of different versions.',
  missing_token:
    'Send the token that the start of the session answered. Look for a proxy that drops the header.',
  invalid_token:
    'The token belongs to another server, or its session is gone. Forget it and start a new session.',
  payment_required: 'Expected before payment. Offer the checkout; do not ask in a loop.',
  origin_not_allowed:
    'On a page of another origin the widget needs `partner`, and the partner needs the exact origin of your page: scheme, host and port. Send it to the operator.',
  not_found: 'The path is none of the API. Look at `baseUrl` and at what your proxy passes on.',
  session_not_found:
    'The session is gone, or the token is not its own. Forget both and start a new session. The widget does so by itself.',
  shared_result_not_found:
    'The link is incomplete, or the result was taken back. Say so; asking again does not help.',
  email_not_found:
    'The id is wrong, belongs to another session, or the email was asked for more than 30 days ago. Stop asking.',
  checkout_not_found: 'Demo checkout only. Open a new checkout from the payment screen.',
  partner_not_found:
    'Compare the attribute `partner` with the key that the operator gave you, letter by letter.',
  question_not_found: 'The index counts from 0, in the order of the questions of this session.',
  deadline_passed:
    "The time is over by the server's clock. Ask for the session: it is finished. Go on to payment.",
  session_finished: 'Answers can no longer change. Go on to payment.',
  session_not_finished: 'Finish the session first; the widget does so before it shows the payment.',
  already_paid: 'Ask for the results. Do not open another checkout.',
  payment_processing:
    "The visitor's bank takes its time. Ask for the session now and then; open no other checkout.",
  payment_disputed:
    'The payer has asked the bank for the money back. Wait until the provider tells how it ended.',
  checkout_closed: 'Demo checkout only. Ask for the session to see how it was decided.',
  webhook_refused:
    'For the payment provider only. Look at `STRIPE_WEBHOOK_SECRET`, at live and test mode, and at the clock.',
  body_too_large: 'Send less. No call of the API needs a large body.',
  headers_too_large: 'Send less: a proxy or an extension adds headers, 16 kB are allowed in all.',
  request_timeout:
    'Try again with pauses. Look at the connection, or at a proxy that passes bodies on piece by piece.',
  unknown_host:
    'The server is for its own machine alone. Set `PUBLIC_URL` to the origin under which visitors reach it.',
  too_many_emails: 'No more for this session. The visitor can still print the results.',
  too_many_emails_to_address:
    'Wait as long as `Retry-After` says. The visitor can still print the results, or use another address.',
  too_many_emails_today:
    'The operator allows more with `MAIL_PER_DAY`. The visitor can still print the results.',
  too_many_requests:
    'Wait as long as `Retry-After` says. A school or a test run behind one address: ask the operator for a higher `RATE_LIMIT_FACTOR`.',
  internal: "Try again with pauses. The cause is in the server's log under this code.",
  record_damaged:
    "Do not try again. The server's log names the file and the reason. A newer version wrote it: update the server. It is damaged: restore it from a backup.",
  payment_provider_failed: "Try again. The cause is in the server's log.",
  storage_failed:
    'Try again with pauses. If it stays: is the disk full, or the folder read-only? `/readyz` fails as well.',
  questions_not_ready: 'Only for the set `fresh`. Wait as long as `Retry-After` says, or offer another set.',
};

/** Meaning of the codes that don't come from a server, and advice to integrators. */
export const transport: Record<TransportErrorCode, { meaning: string; advice: string }> = {
  network: {
    meaning: 'No answer came: offline, a wrong address, or a call that the browser did not allow.',
    advice:
      'Try again with pauses. If it stays: look at `baseUrl`, at the origin of your page and at its content security policy.',
  },
  timeout: {
    meaning: 'No answer came in time.',
    advice: 'As for `network`. Look at the load of the server, too.',
  },
  invalid_answer: {
    meaning: 'A success came, but its body is not what the contract says.',
    advice: 'Page and server are of different versions. Reload the page.',
  },
  foreign_answer: {
    meaning:
      "Something else answered in the server's place: a gate that asks for a password, a network's login page, a firewall, a proxy.",
    advice:
      'The console says what answered, with which status. Let `/api/` and `/embed*` pass there. If it fails with 502 to 504, look whether the server runs.',
  },
};
