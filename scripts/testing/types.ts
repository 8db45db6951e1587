/** What a step has found; `passed` and `failed` count tests where the step has tests, and itself otherwise. */
export type Outcome = { passed: number; failed: number }

export type Step = { name: string; what: string; run(args: string[]): Promise<Outcome> }

export const PASSED: Outcome = { passed: 1, failed: 0 }
export const FAILED: Outcome = { passed: 0, failed: 1 }
