export interface DemoPartner {
  key: string;
  name: string;
  origins: string[];
  brandTheme?: string;
  locale?: string;
  returnUrl?: string;
}

export function demoPartners(port: number): DemoPartner[];
