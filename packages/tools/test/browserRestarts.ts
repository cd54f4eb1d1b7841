/** What a worker of the end-to-end tests writes when its browser did not start, before the reason. */
export const STARTED_ONCE_MORE = 'Chromium did not start and is started once more.';
