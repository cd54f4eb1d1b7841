/** A reason not to start that is printed as it is: one sentence that says what to do, and no stack. */
export class StartupError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'StartupError';
  }
}
