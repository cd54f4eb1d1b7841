export function servePartnerSite(options?: {
  /** 0 picks a free one. Default: 3001. */
  port?: number;
  /** Default: all addresses. */
  host?: string | undefined;
  /** Origin of the quiz server. Default: http://localhost:3000. */
  quiz?: string;
  /** What `buildPartnerSite` filled. Default: `sites/partner/dist`. */
  folder?: string;
}): Promise<{
  url: string;
  port: number;
  close(): Promise<void>;
  setQuiz(origin: string): void;
}>;
