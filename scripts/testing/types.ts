/** What a step has found; `passed` and `failed` count tests where the step has tests, and itself otherwise. */
export type Outcome = { passed: number; failed: number }

/** Takes what a tool writes, instead of the terminal. */
export type Print = (text: string) => void

export type Step = {
  name: string
  what: string
  /** Whether it may run while another does: it only reads, and takes its turn at the terminal. */
  beside?: boolean
  run(args: string[], print?: Print): Promise<Outcome>
}

export const PASSED: Outcome = { passed: 1, failed: 0 }
export const FAILED: Outcome = { passed: 0, failed: 1 }
