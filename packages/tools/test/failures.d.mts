export function failedStep(name: string, text: string): string;
export function failuresOfVitest(report: { testResults: object[]; root: string }): string[];
export function failuresOfPlaywright(report: { suites: object[]; errors: object[] }): string[];
