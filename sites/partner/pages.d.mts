export interface PartnerPage {
  path: string;
  title: string;
  line: string;
  headers?: Record<string, string>;
}

export const pages: PartnerPage[];
