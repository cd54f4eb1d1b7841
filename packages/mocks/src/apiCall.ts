/** Answers a request, e.g. `mock.app.fetch`. */
export type FetchApp = (request: Request) => Response | Promise<Response>;

/** Calls the API of a mock. @throws when a call fails */
export type ApiCall = <T>(method: string, path: string, body?: unknown) => Promise<T>;

/** Calls a mock as one visitor: the one who has this token, or none yet. */
export const createApiCall =
  (fetchApp: FetchApp, token = ''): ApiCall =>
  async <T>(method: string, path: string, body?: unknown) => {
    const response = await fetchApp(
      new Request(`http://localhost${path}`, {
        method,
        headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }),
    );
    if (!response.ok)
      throw new Error(`${method} ${path} answered ${response.status}: ${await response.text()}`);
    return (await response.json()) as T; // the mock is the real app; its answers have the contract's form
  };

/** Goes through the demo checkout. */
export async function pay(call: ApiCall): Promise<void> {
  const { url } = await call<{ url: string }>('POST', '/api/create-payment');
  const checkout = new URL(url).searchParams.get('id');
  await call('POST', `/api/demo-checkouts/${checkout}/decision`, { action: 'pay' });
}
