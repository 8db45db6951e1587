import { defineConfig } from '@playwright/test'

// Set by `npm test -- e2e`, which builds, starts a server on data of its own and finds a browser.
const baseURL = process.env.E2E_BASE_URL ?? 'http://localhost:8000'
const executablePath = process.env.PLAYWRIGHT_CHROMIUM
const args = JSON.parse(process.env.E2E_BROWSER_ARGS ?? '[]') as string[]
const launchOptions = { args, ...(executablePath ? { executablePath } : {}) }

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  // Generous: a machine that does other things at the same time is slow, not broken.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  // What fails once and passes at the second try is listed as flaky; it does not stop the run.
  retries: 1,
  workers: 2,
  fullyParallel: false,
  forbidOnly: true,
  reporter: [
    ['list'],
    ...(process.env.E2E_REPORT ? ([['json', { outputFile: process.env.E2E_REPORT }]] as const) : []),
  ],
  use: {
    baseURL,
    browserName: 'chromium',
    launchOptions,
    locale: 'it-IT',
    timezoneId: 'Europe/Rome',
    // Recorded with every test, traces would take a good part of the time: what fails is recorded at its second try.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: '1280', grepInvert: /@phone-only/, use: { viewport: { width: 1280, height: 800 } } },
    // What a phone may do differently, and what only a phone shows: each screen is looked at in both widths by its own test.
    {
      name: '375',
      grep: /@phone/,
      use: { viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true },
    },
  ],
})
