import { useState } from 'react';
import type { Credentials } from '../api/apiClient.ts';
import { saveFile } from '../files/saveFile.ts';
import { EarlierTests } from '../results/EarlierTests.tsx';
import { YourData, type YourDataProps } from '../rights/YourData.tsx';
import type { StageProps } from './useFlow.ts';

interface OwnDataProps
  extends Pick<StageProps, 'flow' | 'api' | 'brand'>,
    Pick<YourDataProps, 'isPaid' | 'isInBooks'> {
  /** Opens the test whose data it is. */
  credentials: Credentials;
}

/** `EarlierTests` and `YourData` with what they need of server and page. */
export function OwnData({ flow, api, brand, credentials, ...shown }: OwnDataProps) {
  const [tests] = useState(flow.earlier);
  const [earlierCount, setEarlierCount] = useState(tests.length);
  return (
    <>
      <EarlierTests
        tests={tests}
        api={api}
        onOpen={flow.openEarlier}
        onErase={async (test) => {
          await flow.eraseEarlier(test);
          setEarlierCount(flow.earlier().length);
        }}
      />
      <YourData
        {...shown}
        earlierCount={earlierCount}
        onExport={async () =>
          saveFile(`${brand.slug}-${credentials.id}.json`, await api.exportTestSession(credentials))
        }
        onErase={flow.erase}
      />
    </>
  );
}
