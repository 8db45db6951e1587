/** What fetch was asked for, and what it answers, by path: everything up to the network is the real code. */
export interface FakeApi {
  calls: { path: string; body: Record<string, unknown>; headers: Headers }[]
  answers: Record<string, (body: Record<string, unknown>) => { status: number; body: unknown }>
}

/** Stands in for the network and for the dialog element, which jsdom does not have. */
export function fakeApi(answers: FakeApi['answers']): FakeApi {
  const api: FakeApi = { calls: [], answers }
  globalThis.fetch = (async (path: string, init: RequestInit) => {
    const body = init.body ? JSON.parse(String(init.body)) : {}
    api.calls.push({ path, body, headers: new Headers(init.headers) })
    const reply = api.answers[path]?.(body) ?? { status: 404, body: {} }
    return {
      ok: reply.status < 400,
      status: reply.status,
      headers: new Headers({ 'content-type': 'application/json' }),
      json: async () => reply.body,
      text: async () => JSON.stringify(reply.body),
    }
  }) as unknown as typeof fetch
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
  }
  return api
}
