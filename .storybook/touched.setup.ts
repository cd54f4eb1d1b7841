// A page without a real press moves no focus, see `hasActed`. Many files share one page: whether an earlier one pressed
// something real must not affect the next.
Object.defineProperty(navigator, 'userActivation', {
  configurable: true,
  get: () => ({ hasBeenActive: true, isActive: false }),
});
