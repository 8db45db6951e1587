export type Call = { method: string; path: string; body: unknown }
export type Reply = { status?: number; body?: unknown }

const { fetch: real } = globalThis

/** The network is outside: everything up to fetch is the real code. Returns the calls as they come. */
export function fakeApi(answer: (call: Call) => Reply): Call[] {
  const calls: Call[] = []
  globalThis.fetch = (async (path: string, init: RequestInit) => {
    const { method = 'GET', body } = init
    const call = { method, path: decodeURIComponent(path), body: body ? JSON.parse(String(body)) : null }
    calls.push(call)
    const { status = 200, body: reply } = answer(call)
    return {
      ok: status < 400,
      status,
      headers: { get: () => 'application/json' },
      text: async () => JSON.stringify(reply),
      json: async () => reply,
    }
  }) as unknown as typeof fetch
  return calls
}

export const restoreApi = () => {
  globalThis.fetch = real
}
