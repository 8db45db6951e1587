import '@testing-library/jest-dom'
import { configure } from '@testing-library/react'

// A part that is loaded when it is needed takes its time on a machine that does other things too.
configure({ asyncUtilTimeout: 10_000 })

// jsdom lacks these; Mantine asks for them at mount.
Object.defineProperty(window, 'matchMedia', {
  configurable: true,
  value: (query: string) => ({
    matches: false,
    media: query,
    onchange: null,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
    dispatchEvent: () => false,
  }),
})
class Observer {
  observe() {}
  unobserve() {}
  disconnect() {}
}
window.ResizeObserver = Observer
window.HTMLElement.prototype.scrollIntoView = () => undefined
