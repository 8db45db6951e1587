/** For how long it is believed that a service works, and that it does not. */
const FINE_MS = 300_000
const WRONG_MS = 20_000

type Shown = { at: number; error?: unknown }

/** What the last use of a service outside, or a trial of it, has shown. */
export class LastTrial {
  private shown?: Shown
  private trying?: Promise<Shown>

  constructor(private readonly attempt: () => Promise<unknown>) {}

  /** A use that went well, or why one did not. */
  note(error?: unknown): void {
    this.shown = { at: Date.now(), error }
  }

  /**
   * Why the service cannot be used; undefined where it can. Nobody but the very first waits for a trial: when what is known is old, the
   * next one is begun behind the answer.
   */
  async failure(): Promise<unknown> {
    const { shown } = this
    const age = Date.now() - (shown?.at ?? 0)
    if (age > (shown?.error ? WRONG_MS : FINE_MS)) this.trying ??= this.try()
    return (shown ?? (await this.trying))?.error
  }

  private async try(): Promise<Shown> {
    const error: unknown = await this.attempt().then(
      () => undefined,
      (failure: unknown) => failure,
    )
    this.note(error)
    this.trying = undefined
    return { at: Date.now(), error }
  }
}
