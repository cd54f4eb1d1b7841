/** Fills a folder, `sites/partner/dist` unless told otherwise. What was in it is gone. */
export function buildPartnerSite(folder?: string): Promise<void>;
