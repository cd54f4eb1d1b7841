declare global {
  /** Present where stories run as tests: fails when a story looks otherwise than accepted. */
  var expectSamePicture: ((name: string) => Promise<void>) | undefined;
}

export {};
