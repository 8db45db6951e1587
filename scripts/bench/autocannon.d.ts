declare module 'autocannon' {
  type Options = {
    url: string
    connections: number
    /** Requests a second, over all connections. */
    overallRate?: number
    duration: number
    amount?: number
    headers?: Record<string, string>
  }
  type Result = {
    requests: { average: number; total: number }
    latency: { p50: number; p97_5: number; p99: number }
    non2xx: number
    errors: number
  }
  function autocannon(options: Options): Promise<Result>
  export = autocannon
}
