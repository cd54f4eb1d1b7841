/** Leaves for the sign-in once the session has ended. The page is loaded again, also by Back: it shows nothing of the operator. */
export function goToSignIn(): void {
  addEventListener('pageshow', ({ persisted }) => persisted && location.reload());
  location.assign('/admin/login');
}
