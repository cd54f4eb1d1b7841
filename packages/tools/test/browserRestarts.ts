/** Message of an end-to-end worker before the reason why its browser didn't start. */
export const STARTED_ONCE_MORE = 'Chromium did not start and is started once more.';
