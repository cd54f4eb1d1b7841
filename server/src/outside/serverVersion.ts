import serverPackage from '../../package.json' with { type: 'json' };

/** Version of this build, noted in the stores that it writes. */
export const serverVersion: string = serverPackage.version;
