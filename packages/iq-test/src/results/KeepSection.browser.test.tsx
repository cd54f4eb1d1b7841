import { brand } from '@quotient/contract/brand';
import { expect, test } from 'vitest';
import { anewForEachTest, show, textsOf } from '../ui/inPage.fixture.ts';
import { KeepSection } from './KeepSection.tsx';
import { testResults } from './testResults.fixture.ts';

anewForEachTest();

const nothing = {
  results: testResults,
  brand,
  onEmail: undefined,
  onSent: () => {},
  onShare: undefined,
  sharedLink: undefined,
  onTakeBack: undefined,
  onCertificate: undefined,
  certificate: undefined,
  onTakeBackCertificate: undefined,
  onPrint: undefined,
  toasts: undefined,
};

test('each way to keep the results is a part under its own heading, and only what the page can do is there', () => {
  show(<KeepSection {...nothing} onPrint={() => {}} />);
  expect(textsOf('h2, h3')).toEqual(['Keep and share']);
  expect(textsOf('button')).toEqual(['Print or save as PDF']);
  show(
    <KeepSection
      {...nothing}
      onEmail={async () => {}}
      onShare={async () => '#shared'}
      onCertificate={async () => ({ sheet: '#', pdf: '#' })}
    />,
  );
  expect(textsOf('h2, h3')).toEqual([
    'Keep and share',
    'Email your results',
    'Share your results',
    'Certificate',
  ]);
  expect(textsOf('section[data-chapter] > h3')).toEqual(['Share your results', 'Certificate']);
});
