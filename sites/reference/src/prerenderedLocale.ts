/** Pages are prerendered for this locale. An island takes over what was, and draws it anew in another. */
export const PRERENDERED_LOCALE = 'en-US';
