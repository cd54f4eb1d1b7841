/** Whole seconds until a deadline of this device's clock, rounded up: 0 exactly when it is over. */
export const secondsLeft = (deadlineAt: number): number =>
  Math.ceil(Math.max(0, deadlineAt - Date.now()) / 1000);
