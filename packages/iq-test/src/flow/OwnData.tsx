import type { Credentials } from '../api/apiClient.ts';
import { saveFile } from '../files/saveFile.ts';
import { YourData, type YourDataProps } from '../rights/YourData.tsx';
import type { StageProps } from './useFlow.ts';

interface OwnDataProps
  extends Pick<StageProps, 'flow' | 'api' | 'brand'>,
    Pick<YourDataProps, 'isPaid' | 'isInBooks'> {
  /** Opens the test whose data it is. */
  credentials: Credentials;
}

/** `YourData` with what it needs of server and page. */
export const OwnData = ({ flow, api, brand, credentials, ...shown }: OwnDataProps) => (
  <YourData
    {...shown}
    onExport={async () =>
      saveFile(`${brand.slug}-${credentials.id}.json`, await api.exportTestSession(credentials))
    }
    onErase={flow.erase}
  />
);
