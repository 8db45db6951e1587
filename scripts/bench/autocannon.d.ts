declare module 'autocannon' {
  type Options = {
    url: string
    connections: number
    duration: number
    amount?: number
    headers?: Record<string, string>
  }
  type Result = {
    requests: { average: number }
    latency: { p50: number; p97_5: number }
    non2xx: number
    errors: number
  }
  function autocannon(options: Options): Promise<Result>
  export = autocannon
}
