import type { Locator, Page } from '@playwright/test'

/**
 * The hand of somebody at work, counted: a press, a key or a chord of keys is one step, and so is a word, a figure or a sentence
 * typed in one go. Looking, waiting and scrolling are none.
 */
export class Hand {
  steps = 0

  constructor(private readonly page: Page) {}

  async press(target: Locator, how: { modifiers?: 'Shift'[] } = {}): Promise<void> {
    this.steps += 1
    await target.click(how)
  }

  async key(chord: string): Promise<void> {
    this.steps += 1
    await this.page.keyboard.press(chord)
  }

  /** Where the cursor stands. */
  async type(words: string): Promise<void> {
    this.steps += 1
    await this.page.keyboard.type(words)
  }
}
