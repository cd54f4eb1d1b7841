declare global {
  /** Present when stories run as tests: fails if a story differs from its accepted picture. */
  var expectSamePicture: ((name: string) => Promise<void>) | undefined;
}

export {};
